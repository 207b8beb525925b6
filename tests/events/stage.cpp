#include "stage.h"

#include "hands.h"

#include "analysis/analysis.h"
#include "analysis/gamereview.h"
#include "analysis/hint.h"
#include "analysis/mistaketrainer.h"
#include "board/boardview.h"
#include "coach/coach.h"
#include "coach/inspector.h"
#include "computer/computer.h"
#include "game/gamesession.h"
#include "notation/fen4d.h"
#include "notation/lan.h"
#include "proof/proofview.h"
#include "storage/gamestore.h"

#include <QAccessible>
#include <QFile>
#include <QMap>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlExpression>
#include <QQuickItem>
#include <QQuickWindow>
#include <QtTest/QTest>

#include <algorithm>
#include <utility>

namespace tessera::test {

namespace {

/// "PlayPage" of an object that QML made from PlayPage.qml; empty for a type of C++.
QString qmlType(const QObject& object) {
    const QString name = QString::fromLatin1(object.metaObject()->className());
    const qsizetype end = name.indexOf(QLatin1String("_QML"));
    return end > 0 ? name.left(end) : QString();
}

void collectPages(const QQuickItem& item, QStringList& names) {
    if (qmlType(item).endsWith(QLatin1String("Page"))) {
        if (item.isVisible())
            names.append(qmlType(item));
        return;
    }
    for (const QQuickItem* child : item.childItems())
        collectPages(*child, names);
}

constexpr int mostRead = 2000;
constexpr int mostNodes = 300;

void readTree(QAccessibleInterface* object, int& read) {
    if (object == nullptr || !object->isValid() || ++read > mostRead)
        return;
    static_cast<void>(object->role());
    static_cast<void>(object->state());
    static_cast<void>(object->rect());
    for (const auto text : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
        static_cast<void>(object->text(text));
    const int children = object->childCount(); // counted anew at every call
    for (int i = 0; i < children; ++i)
        readTree(object->child(i), read);
}

QString describe(const Position& position) {
    return QString::fromStdString(writeFen(position));
}

} // namespace

Stage::Stage() : m_engine(std::make_unique<QQmlEngine>()) {
    m_engine->addImportPath(QStringLiteral(":/qt/qml"));
    QObject::connect(m_engine.get(), &QQmlEngine::quit, m_engine.get(), [this] { ++m_quits; });
    QObject::connect(m_engine.get(), &QQmlEngine::exit, m_engine.get(), [this] { ++m_quits; });
    QQmlComponent component(m_engine.get(),
                            QUrl(QStringLiteral("qrc:/qt/qml/Tessera/Ui/Main.qml")));
    m_root.reset(component.create());
    m_window = qobject_cast<QQuickWindow*>(m_root.get());
    if (!m_window) {
        qWarning("%s", qPrintable(component.errorString()));
        return;
    }
    for (QQuickItem* item : m_window->contentItem()->childItems())
        if (qmlType(*item) == QLatin1String("Shell"))
            m_shell = item;
    if (m_shell)
        m_session = m_shell->property("session").value<GameSession*>();
    if (!QTest::qWaitForWindowActive(m_window))
        m_session = nullptr;
}

Stage::~Stage() = default;

void Stage::showPage(int page) {
    QQmlExpression show(qmlContext(m_shell), m_shell, QStringLiteral("show(%1)").arg(page));
    show.evaluate();
    letPass();
    if (!std::exchange(m_seen[page], true))
        boundThinking();
}

// Whoever thinks does so in turns that end, and not on a core of its own for as long as it likes.
void Stage::boundThinking() const {
    SearchLimits limits;
    limits.nodes = mostNodes;
    for (QObject* object : m_window->findChildren<QObject*>()) {
        if (qobject_cast<Analysis*>(object) || qobject_cast<Hint*>(object) ||
            qobject_cast<GameReview*>(object))
            object->setProperty("nodes", mostNodes);
        else if (auto* computer = qobject_cast<Computer*>(object))
            computer->setLimits(limits);
    }
}

QString Stage::visiblePage() const {
    QStringList names;
    collectPages(*qobject_cast<QQuickItem*>(m_shell), names);
    return names.size() == 1 ? names.first() : QString();
}

const QQuickItem* Stage::playPage() {
    if (!m_play) {
        for (QQuickItem* item : m_window->findChildren<QQuickItem*>())
            if (qmlType(*item) == QLatin1String("PlayPage"))
                m_play = item;
    }
    return m_play;
}

QObjectList Stage::popups() const {
    QObjectList popups;
    for (QObject* object : m_window->findChildren<QObject*>()) {
        // What a Loader holds is no child of the window unless it is an item.
        if (object->inherits("QQuickLoader"))
            object = object->property("item").value<QObject*>();
        if (object != nullptr && object->inherits("QQuickPopup") && !popups.contains(object))
            popups.append(object);
    }
    return popups;
}

// What is open has an item above everything, which is quicker to find among few than a popup among
// all objects.
QObjectList Stage::openPopups() const {
    QObjectList popups;
    for (const QQuickItem* overlay : m_window->contentItem()->childItems()) {
        if (!overlay->inherits("QQuickOverlay"))
            continue;
        for (const QQuickItem* item : overlay->childItems()) {
            QObject* popup = item->parent();
            if (popup != nullptr && popup->inherits("QQuickPopup") &&
                popup->property("visible").toBool())
                popups.append(popup);
        }
    }
    return popups;
}

QObject* Stage::dialogNamed(const QString& name) const {
    for (QObject* object : popups())
        if (qmlType(*object) == name)
            return object;
    return nullptr;
}

QStringList Stage::dialogs() const {
    QStringList names;
    for (const QObject* object : popups()) {
        const QString name = qmlType(*object);
        if (name.endsWith(QLatin1String("Dialog")))
            names.append(name);
    }
    names.sort();
    names.removeDuplicates();
    return names;
}

QStringList Stage::openDialogs() const {
    // Pages with boards have some of their own of the same name.
    QStringList names;
    for (const QObject* object : openPopups()) {
        const QString name = qmlType(*object);
        if (name.endsWith(QLatin1String("Dialog")))
            names.append(name);
    }
    names.removeDuplicates();
    return names;
}

std::vector<Spot> Stage::places() {
    std::vector<Spot> places;
    constexpr int mostPages = 20;
    QMap<QString, int> pageOfDialog; ///< which has to be seen once for the dialog to be there
    for (int page = 0; page < mostPages; ++page) {
        showPage(page);
        const QString name = visiblePage();
        const bool known =
            std::ranges::any_of(places, [&](const Spot& p) { return p.name == name; });
        if (!name.isEmpty() && !known)
            places.push_back({page, name, false});
        for (const QString& dialog : dialogs()) {
            if (!pageOfDialog.contains(dialog))
                pageOfDialog[dialog] = page;
        }
    }
    // Some dialogs are made only when a key asks for them.
    Hands hands(*m_window, *m_session, 0);
    for (const Qt::KeyboardModifiers modifiers : modifiersOfKeys()) {
        for (const Qt::Key key : allKeys()) {
            closeDialogs();
            showPage(0);
            hands.hold(key, modifiers, 0);
            for (const QString& name : openDialogs())
                if (!std::ranges::count(places, name, &Spot::name))
                    places.push_back({0, name, true, QKeyCombination(modifiers, key)});
        }
    }
    for (const QString& name : dialogs())
        if (!std::ranges::count(places, name, &Spot::name))
            places.push_back({pageOfDialog.value(name), name, true});
    return places;
}

bool Stage::shows(const Spot& place) const {
    if (!m_window->isVisible())
        return false;
    const QStringList open = openDialogs();
    return place.dialog ? open.contains(place.name) : open.isEmpty() && visiblePage() == place.name;
}

void Stage::closeDialogs() {
    const auto visible = [this] {
        QObjectList shown = openPopups();
        shown.removeIf([](QObject* popup) { return popup->inherits("QQuickToolTip"); });
        return shown;
    };
    // Menus too: they would keep the keys to themselves, and so do those that still fade.
    for (QObject* popup : visible())
        QMetaObject::invokeMethod(popup, "close");
    static_cast<void>(QTest::qWaitFor([&] { return visible().isEmpty(); }));
    letPass();
}

void Stage::openDialog(const Spot& place) {
    if (place.key.key() != Qt::Key_unknown) {
        Hands hands(*m_window, *m_session, 0);
        hands.hold(place.key.key(), place.key.keyboardModifiers(), 0);
    }
    // The key may be one that the control with the focus takes for itself.
    if (QObject* dialog = dialogNamed(place.name))
        QMetaObject::invokeMethod(dialog, "open");
    letPass();
}

void Stage::show(const Spot& place) {
    if (!m_window->isVisible())
        m_window->show();
    closeDialogs();
    showPage(place.page);
    if (place.dialog)
        openDialog(place);
}

void Stage::rest() const {
    m_engine->collectGarbage();
    letPass();
}

QString Stage::wrongPosition() {
    const Match& match = m_session->match();
    const MoveListModel& list = *m_session->moves();
    // Nothing of the game but its start and the words of its moves.
    const Result<Position> start =
        readFen(match.game().start().rulesetPtr(), writeFen(match.game().start()));
    if (!start)
        return QStringLiteral("the start cannot be read");
    Game fresh(*start);
    for (int ply = 1; ply <= m_session->lastPly(); ++ply) {
        const QString text = list.moveText(ply);
        const Result<Move> move = readLan(fresh.current(), text.toStdString(), Marks::Strict);
        if (!move)
            return QStringLiteral("half-move %1 cannot be played: %2").arg(ply).arg(text);
        fresh.play(*move);
    }
    fresh.goTo(static_cast<std::size_t>(m_session->ply()));
    if (describe(match.position()) != describe(fresh.current()))
        return QStringLiteral("%1 instead of %2")
            .arg(describe(match.position()), describe(fresh.current()));
    if (match.game().repetitions() != fresh.repetitions())
        return QStringLiteral("repetitions are counted wrongly");
    if (list.currentPly() != m_session->ply())
        return QStringLiteral("the list of moves stands elsewhere");
    // What a move would lead to may be shown on request, by the coach, a line of the proof or the
    // analysis: without it, the game must be.
    const QQuickItem* play = playPage();
    if (play == nullptr)
        return QStringLiteral("no page to play on");
    auto* coach = play->findChild<Coach*>();
    if (coach == nullptr)
        return QStringLiteral("no coach");
    if (coach->showsWhatIf())
        coach->setWhatIf(false);
    static_cast<void>(QTest::qWaitFor([&] { return !coach->showsWhatIf(); }));
    play->findChild<ProofView*>()->back();
    play->findChild<Analysis*>()->back();
    play->findChild<MistakeTrainer*>()->leave();
    // The board follows with the next turn of the event loop.
    letPass();
    // Every watched square makes more to read aloud; they would pile up over thousands of keys.
    play->findChild<Inspector*>()->unwatchAll();
    const auto* board = play->findChild<BoardView*>(QStringLiteral("board"));
    if (board == nullptr || board->scene().pieces != m_session->scene().pieces)
        return QStringLiteral("the board shows other pieces than the game");
    for (std::size_t square = 0; square < board->scene().pieces.size(); ++square)
        if (board->scene().pieces[square] != fresh.current().pieceAt(static_cast<Square>(square)))
            return QStringLiteral("the board shows a wrong piece on square %1").arg(square);
    return {};
}

QString Stage::wrongFile() const {
    QFile file(GameStore::standardFolder() + QStringLiteral("/current.pgn4d"));
    if (!file.open(QIODevice::ReadOnly))
        return QStringLiteral("no file: ") + file.errorString();
    const std::string text = file.readAll().toStdString();
    const RecordReading saved = readRecord(text, "current.pgn4d", findBuiltinVariant);
    if (!saved.record || saved.error)
        return QStringLiteral("the file cannot be read");
    if (saved.record->game.moves() != m_session->match().game().moves())
        return QStringLiteral("the file holds other moves");
    return {};
}

void Stage::readAloud() const {
    int read = 0;
    readTree(QAccessible::queryAccessibleInterface(m_window), read);
}

} // namespace tessera::test
