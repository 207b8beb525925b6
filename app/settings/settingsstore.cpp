#include "settingsstore.h"

#include "storage/aside.h"

#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

#include <algorithm>

namespace tessera {

namespace {

/// Far more than all settings take.
constexpr qint64 mostBytes = 1024 * 1024;

std::unique_ptr<QSettings> opened(const QString& fileName) {
    return std::make_unique<QSettings>(fileName, QSettings::IniFormat);
}

bool isNoFile(const QString& fileName) {
    const QFileInfo info(fileName);
    return info.exists() && !info.isFile();
}

bool isText(const QByteArray& bytes) {
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(bytes);
    return !decoder.hasError() && std::ranges::none_of(text, [](QChar c) {
        return c.category() == QChar::Other_Control && !c.isSpace();
    });
}

bool isDamaged(const QString& fileName) {
    QFile file(fileName);
    // What cannot be read cannot be written either; that is told when it is tried.
    if (!file.exists() || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray bytes = file.read(mostBytes + 1);
    file.close();
    if (bytes.size() > mostBytes || !isText(bytes))
        return true;
    // A part is read when it is asked for; before, nothing is known to be wrong with it.
    const auto settings = opened(fileName);
    static_cast<void>(settings->allKeys());
    return settings->status() == QSettings::FormatError;
}

} // namespace

SettingsStore::SettingsStore(const QString& fileName, QObject* parent)
    : QObject(parent), m_fileName(fileName) {
    look();
    if (m_found == Found::Usable || !m_keptAs.isEmpty())
        m_settings = opened(m_fileName);
}

void SettingsStore::look() {
    // Qt reads a lock that stands beside the file before it writes.
    for (const QString& name : {m_fileName, m_fileName + QStringLiteral(".lock")}) {
        if (!isNoFile(name))
            continue;
        m_found = Found::NoFile;
        m_inTheWay = name;
        return;
    }
    if (!isDamaged(m_fileName))
        return;
    m_found = Found::Damaged;
    m_keptAs = setAside(m_fileName);
    // A copy alone leaves the damaged one, which Qt would half understand.
    if (!m_keptAs.isEmpty() && QFile::exists(m_fileName) && !QFile::remove(m_fileName))
        m_keptAs.clear();
}

bool SettingsStore::contains(const QString& key) const {
    return m_settings && m_settings->contains(key);
}

QVariant SettingsStore::value(const QString& key, const QVariant& otherwise) const {
    return m_settings ? m_settings->value(key, otherwise) : otherwise;
}

QStringList SettingsStore::keysOf(const QString& group) {
    if (!m_settings)
        return {};
    m_settings->beginGroup(group);
    QStringList keys = m_settings->childKeys();
    m_settings->endGroup();
    return keys;
}

void SettingsStore::setValue(const QString& key, const QVariant& value) {
    if (m_settings)
        m_settings->setValue(key, value);
}

void SettingsStore::remove(const QString& key) {
    if (m_settings)
        m_settings->remove(key);
}

void SettingsStore::save() {
    bool unsaved = true;
    if (m_settings) {
        m_settings->sync();
        // An error stays with the object that met it, be it of reading or of long ago. Another one
        // shares what is not written yet and tries that again.
        m_settings = opened(m_fileName);
        unsaved = m_settings->status() == QSettings::AccessError;
    }
    if (unsaved == m_unsaved)
        return;
    m_unsaved = unsaved;
    emit unsavedChanged();
}

} // namespace tessera
