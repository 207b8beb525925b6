// Choosing a file: a dialog in the program's look where the desktop has none.
#include "files/filechooser.h"
#include "lookfixtures.h"

#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace tessera;
using namespace tessera::test;

namespace {

double luminance(const QColor& color) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

/// Of text, which may be translucent, on its ground.
double contrast(const QColor& text, const QColor& ground) {
    const QColor solid = mixed(ground, text, text.alphaF());
    const auto [dim, bright] = std::minmax({luminance(solid), luminance(ground)});
    return (bright + 0.05) / (dim + 0.05);
}

} // namespace

class TestFileChooser : public QObject {
    Q_OBJECT

private:
    Looks m_looks;
    std::unique_ptr<FileChooser> m_chooser;
    QQuickWindow m_window;

    static QFileDialog* dialog() {
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (auto* found = qobject_cast<QFileDialog*>(widget); found && found->isVisible())
                return found;
        }
        return nullptr;
    }

private slots:
    void init() {
        m_window.show();
        QQmlComponent component(m_looks.engine());
        component.setData("import Tessera.Ui\nRulesetFiles {}", QUrl());
        m_chooser.reset(qobject_cast<FileChooser*>(component.create()));
        QVERIFY2(m_chooser, qPrintable(component.errorString()));
    }
    void cleanup() {
        m_chooser.reset();
        QVERIFY(dialog() == nullptr);
    }

    /// It begins where it was told, and from then on where the last file was chosen.
    void itBeginsInItsFirstFolder() {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        m_chooser->setProperty("firstFolder", QUrl::fromLocalFile(folder.path()));
        m_chooser->save(&m_window, QStringLiteral("a.toml"));
        QTRY_VERIFY(dialog());
        QCOMPARE(dialog()->directory().canonicalPath(), QDir(folder.path()).canonicalPath());
        dialog()->setDirectory(other.path());
        dialog()->selectFile(QStringLiteral("a.toml"));
        dialog()->setResult(0);
        QMetaObject::invokeMethod(dialog(), "accept");
        QTRY_VERIFY(!dialog());
        m_chooser->save(&m_window, QStringLiteral("a.toml"));
        QTRY_VERIFY(dialog());
        QCOMPARE(dialog()->directory().canonicalPath(), QDir(other.path()).canonicalPath());
        dialog()->reject();
    }

    void aFileIsChosen() {
        QSignalSpy chosen(m_chooser.get(), &FileChooser::chosen);
        m_chooser->open(&m_window);
        QTRY_VERIFY(dialog());
        QCOMPARE(dialog()->windowHandle()->transientParent(), &m_window);
        QVERIFY(dialog()->isModal());
        QVERIFY(!dialog()->windowTitle().isEmpty());
        // Asked for again it is the same one.
        m_chooser->open(&m_window);
        const QString file = QStringLiteral(TESSERA_TEST_DATA "/odd.toml");
        dialog()->selectFile(file);
        dialog()->setResult(0);
        QMetaObject::invokeMethod(dialog(), "accept");
        QTRY_VERIFY(!dialog());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toUrl(), QUrl::fromLocalFile(file));
        // The next one is looked for in the same place.
        m_chooser->open(&m_window);
        QTRY_VERIFY(dialog());
        QCOMPARE(dialog()->directory().path(), QStringLiteral(TESSERA_TEST_DATA));
    }

    void aPlaceToSaveIsChosen() {
        const QTemporaryDir folder;
        QSignalSpy chosen(m_chooser.get(), &FileChooser::chosen);
        m_chooser->save(&m_window, QStringLiteral("proof-lite-9.json"));
        QTRY_VERIFY(dialog());
        QCOMPARE(dialog()->acceptMode(), QFileDialog::AcceptSave);
        QCOMPARE(QFileInfo(dialog()->selectedFiles().value(0)).fileName(),
                 QStringLiteral("proof-lite-9.json"));
        // Its ending is added to a name without one, and a file that is there is asked about.
        QCOMPARE(dialog()->defaultSuffix(), QStringLiteral("json"));
        QVERIFY(!dialog()->testOption(QFileDialog::DontConfirmOverwrite));
        dialog()->setDirectory(folder.path());
        dialog()->selectFile(QStringLiteral("mine"));
        QMetaObject::invokeMethod(dialog(), "accept");
        QTRY_VERIFY(!dialog());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toUrl(),
                 QUrl::fromLocalFile(folder.filePath(QStringLiteral("mine.json"))));
    }

    void nothingIsChosen() {
        QSignalSpy chosen(m_chooser.get(), &FileChooser::chosen);
        m_chooser->open(&m_window);
        QTRY_VERIFY(dialog());
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!dialog());
        QCOMPARE(chosen.size(), 0);
    }

    void itLooksLikeTheProgram_data() {
        QTest::addColumn<Settings::ColorScheme>("scheme");
        for (const Look& look : looks)
            QTest::newRow(look.name) << look.scheme;
    }
    void itLooksLikeTheProgram() {
        QFETCH(Settings::ColorScheme, scheme);
        const BoardColors* board = m_looks.use(scheme, false);
        m_chooser->open(&m_window);
        QTRY_VERIFY(dialog());
        const QPalette palette = dialog()->palette();
        QCOMPARE(palette.color(QPalette::Window), board->page);
        QCOMPARE(palette.color(QPalette::Text), board->ink);
        const auto measured = [&](QPalette::ColorGroup group, QPalette::ColorRole text,
                                  QPalette::ColorRole ground) {
            return contrast(palette.color(group, text), palette.color(group, ground));
        };
        for (const auto group : {QPalette::Active, QPalette::Inactive}) {
            QVERIFY(measured(group, QPalette::WindowText, QPalette::Window) >= 4.5);
            QVERIFY(measured(group, QPalette::Text, QPalette::Base) >= 4.5);
            QVERIFY(measured(group, QPalette::PlaceholderText, QPalette::Base) >= 4.5);
            QVERIFY(measured(group, QPalette::ButtonText, QPalette::Button) >= 4.5);
            QVERIFY(measured(group, QPalette::HighlightedText, QPalette::Highlight) >= 4.5);
        }
        // What cannot be pressed looks like it, and can still be read.
        const double disabled =
            measured(QPalette::Disabled, QPalette::ButtonText, QPalette::Button);
        QVERIFY(disabled <
                0.6 * measured(QPalette::Active, QPalette::ButtonText, QPalette::Button));
        QVERIFY(disabled > 1.5);
    }
};

QTEST_MAIN(TestFileChooser)
#include "tst_filechooser.moc"
