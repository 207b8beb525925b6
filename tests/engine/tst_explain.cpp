#include "support/positions.h"
#include <QtTest/QTest>
class TestExplain : public QObject {
    Q_OBJECT
};
QTEST_APPLESS_MAIN(TestExplain)
#include "tst_explain.moc"
