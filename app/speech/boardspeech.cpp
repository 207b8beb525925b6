#include "boardspeech.h"

#include "squaretext.h"

#include <QStringList>

namespace tessera {

QString BoardSpeech::name(const BoardScene& scene, Square square, bool focused) const {
    if (m_brief && focused && m_landed && m_landed->square == square &&
        m_landed->ruleset == scene.ruleset)
        return m_landed->brief;
    return squareText(scene, square, m_style);
}

void BoardSpeech::land(const BoardScene& scene, Square square) {
    const QString brief = difference(scene, square);
    const bool isNews = !m_landed || m_landed->square != square;
    m_landed = Landing{square, scene.ruleset, scene.pieces[square], scene.marks[square], brief};
    // What changes under the focus is part of some move, which is announced as such.
    if (m_announcer && isNews)
        m_announcer->sayFocus(m_brief ? brief : squareText(scene, square, m_style),
                              m_announceFocus);
}

QString BoardSpeech::difference(const BoardScene& scene, Square square) const {
    if (!m_landed || m_landed->ruleset != scene.ruleset)
        return squareText(scene, square, m_style);
    const CompiledRuleset& ruleset = *scene.ruleset;
    const Vector4 before = ruleset.geometry().coordinates(m_landed->square);
    const Vector4 now = ruleset.geometry().coordinates(square);
    QStringList parts;
    if (m_style == SpokenStyle::Lan) {
        if (before != now)
            parts += spokenCell(ruleset, square, m_style);
    } else {
        if (before[0] != now[0] || before[1] != now[1])
            parts += spokenCell(ruleset, square, m_style);
        for (const Axis axis : {Axis::Z, Axis::W}) {
            const auto index = static_cast<std::size_t>(axis);
            if (before[index] != now[index])
                parts += spokenCoordinate(ruleset.data(), axis, now[index], m_style);
        }
    }
    if (m_landed->piece != scene.pieces[square])
        parts += occupantText(scene, square);
    parts += markTexts(scene, square);
    // Marks are told whenever there are any, so silence means none; but a name cannot be silent.
    if (parts.isEmpty())
        parts = {spokenCell(ruleset, square, m_style), occupantText(scene, square)};
    return parts.join(QStringLiteral(", "));
}

} // namespace tessera
