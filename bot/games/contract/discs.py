"""Flicks of discs among discs, as simple flick games have them: the ways of a trace, and the preview of an aim."""

from bot.games.contract.aim import AimPreview
from bot.games.contract.flick_game import Simulator
from bot.games.contract.preview import Assist, Sketch
from bot.games.contract.vocabulary import Point
from bot.physics.preview import first_contact
from bot.physics.table import Launch, Table
from bot.physics.trace import Trace


def ways_of(table: Table, trace: Trace) -> tuple[tuple[str, tuple[Point, ...]], ...]:
    """The way of every disc that moved, through the places where it turned, in the order of the table."""
    ends = {one.id: Point(one.x, one.y) for one in trace.rest}
    ends |= {one.id: Point(one.x, one.y) for one in trace.falls}
    found: dict[str, list[Point]] = {}
    for one in trace.film.segments if trace.film else ():
        found.setdefault(one.id, []).append(Point(round(one.x, 3), round(one.y, 3)))
    return tuple((disc.id, (*found[disc.id], ends[disc.id])) for disc in table.discs if disc.id in found)


def disc_sketch(aim: AimPreview, table: Table, launch: Launch, simulate: Simulator, assist: Assist) -> Sketch:
    """The preview of a flick at an assist level: expert a short ray, standard the first contact, full every way until rest."""
    if assist is Assist.EXPERT:
        return aim.least(assist)
    meets = first_contact(table, launch)
    if assist is Assist.FULL:
        trace = simulate(table, (launch,))
        fallen = {fall.id for fall in trace.falls}
        return aim.full(meets, ((disc, way, disc in fallen) for disc, way in ways_of(table, trace)))
    struck = None if meets is None else next(Point(one.x, one.y) for one in table.discs if one.id == meets.struck)
    return aim.standard(meets, struck)
