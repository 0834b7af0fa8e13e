"""Papers as the pdf service makes them: formwork's words come from its catalogues."""

from functools import partial

from chassis.texts import load_texts_of, say
from chassis.wall_clock import WallClock, zone_of
from formwork.print_context import Picture, PrintContext
from formwork.printout import Printout

load_texts_of("formwork")


def paper_of(printout: Printout, picture: Picture) -> PrintContext:
    clock = WallClock(zone_of(printout.time_zone), printout.language)
    return PrintContext(printout, picture, partial(say, printout.language), clock)
