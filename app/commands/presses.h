// That a key or a button of the mouse was pressed, wherever that is.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace tessera {

/// For what a press ends without being meant for it, such as a tip under a resting pointer.
class Presses : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Whether the pointer has moved since the last key: what appears under one that rests was not
    /// pointed at.
    Q_PROPERTY(bool pointing READ pointing NOTIFY pointingChanged)
public:
    explicit Presses(QObject* parent = nullptr);

    [[nodiscard]] bool pointing() const { return m_pointing; }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Before the press is delivered; turning the wheel is one, too.
    void pressed();
    void pointingChanged();

private:
    void setPointing(bool pointing);

    bool m_pointing = false;
};

} // namespace tessera
