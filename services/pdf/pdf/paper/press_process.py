"""What a process of the press is asked to do.

Its libraries take half a second to load: only the press loads them, so that neither a service that starts nor
whoever merely asks the press waits for them.
"""

import os
import resource

from pdf.paper.printed import PagePicture, Paper

LIBRARIES = ["pdf.paper.renderer", "pdf.paper.pictures"]


def begin(most_bytes: int, niceness: int) -> None:
    from pdf.paper.renderer import warm_up

    os.nice(niceness)
    warm_up(most_bytes)
    # From here on it writes no file (the fonts have their cache): whatever ends it, nothing is left behind.
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def print_paper(html: str, images: dict[str, bytes]) -> Paper:
    from pdf.paper.renderer import render

    return render(html, images)


def draw_pages(paper: bytes) -> list[PagePicture]:
    from pdf.paper import pictures

    return pictures.draw_pages(paper)
