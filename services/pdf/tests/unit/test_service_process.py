import subprocess
import sys

NOT_IN_A_SERVICE = ("weasyprint", "pypdfium2", "formwork.printout", "pdf.paper.sheet")


def test_a_service_can_neither_read_nor_print_what_strangers_wrote() -> None:
    """A printout of 76,000 pages keeps whoever reads it for half a second, whatever thread does it: render
    processes alone know how."""
    told = subprocess.run(
        [sys.executable, "-c", "import sys, pdf.main; print(*sys.modules)"],
        capture_output=True,
        check=True,
        text=True,
    )
    loaded = {*told.stdout.split()}
    assert "pdf.render.printing" in loaded
    assert not loaded & {*NOT_IN_A_SERVICE}
