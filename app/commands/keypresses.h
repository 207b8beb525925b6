// That a key was pressed, wherever the keyboard is.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace tessera {

/// For what a key ends without being meant for it, such as a tip under a resting pointer.
class KeyPresses : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
public:
    explicit KeyPresses(QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Before the key is delivered.
    void pressed();
};

} // namespace tessera
