#include "support/positions.h"
#include <QtTest/QTest>
class TestAttackReport : public QObject {
    Q_OBJECT
};
QTEST_APPLESS_MAIN(TestAttackReport)
#include "tst_attack_report.moc"
