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
public:
    explicit Presses(QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Before the press is delivered; turning the wheel is one, too.
    void pressed();
};

} // namespace tessera
