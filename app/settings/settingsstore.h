// The file that keeps what the user has chosen.
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

#include <memory>

namespace tessera {

/// Keys and values in one INI file. What stands under its name is looked at before Qt opens it: a
/// pipe would be waited for, and a damaged file would be written over. Where the file cannot be
/// used, nothing is set in it and nothing is kept.
class SettingsStore : public QObject {
    Q_OBJECT
public:
    enum class Found {
        Usable,  ///< a file that can be read, or none yet
        NoFile,  ///< something that is no regular file: a pipe, a device, a folder
        Damaged, ///< no text, no INI file, or too large for one
    };

    explicit SettingsStore(const QString& fileName, QObject* parent = nullptr);

    [[nodiscard]] const QString& fileName() const { return m_fileName; }
    /// What was there at the start.
    [[nodiscard]] Found found() const { return m_found; }
    /// What is no file: the file itself or the lock beside it.
    [[nodiscard]] const QString& inTheWay() const { return m_inTheWay; }
    /// Where the damaged file stands now; empty: it could not be kept elsewhere.
    [[nodiscard]] const QString& keptAs() const { return m_keptAs; }
    /// Whether changes can be kept at all.
    [[nodiscard]] bool isOpen() const { return m_settings != nullptr; }
    /// Whether the last change could not be written.
    [[nodiscard]] bool isUnsaved() const { return m_unsaved; }

    [[nodiscard]] bool contains(const QString& key) const;
    [[nodiscard]] QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    /// The keys right below a group, without its name.
    [[nodiscard]] QStringList keysOf(const QString& group);
    /// Changes are written by save().
    void setValue(const QString& key, const QVariant& value);
    void remove(const QString& key);
    void save();

signals:
    void unsavedChanged();

private:
    void look();

    QString m_fileName;
    Found m_found = Found::Usable;
    QString m_inTheWay;
    QString m_keptAs;
    std::unique_ptr<QSettings> m_settings; ///< null: the file cannot be used
    bool m_unsaved = false;
};

} // namespace tessera
