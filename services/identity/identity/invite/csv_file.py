"""Reads a file of people to invite; what its rows mean in a company is decided elsewhere."""

from dataclasses import dataclass

from chassis.table_reading import Columns, TableRow, UnreadableTable
from chassis.texts import Text

MOST_BYTES = 1024 * 1024
MOST_ROWS = 500
# As many as an invite to one person names, and as long as a name may be.
MOST_PLACES = 100
LONGEST_NAME = 120

_COLUMNS = Columns(
    needed=("email",),
    optional=("fullName", "role", "teams", "projects"),
    most_rows=MOST_ROWS,
    longest_cell=MOST_PLACES * (LONGEST_NAME + len("; ")),
    also={
        **dict.fromkeys(("邮箱", "电子邮箱", "邮件"), "email"),
        **dict.fromkeys(("Name", "姓名", "名字"), "fullName"),
        "角色": "role",
        **dict.fromkeys(("Team", "团队", "班组"), "teams"),
        **dict.fromkeys(("Project", "项目"), "projects"),
    },
)


@dataclass(frozen=True, slots=True)
class CsvRow:
    line: int
    email: str = ""
    full_name: str = ""
    role: str = ""
    teams: tuple[str, ...] = ()
    projects: tuple[str, ...] = ()
    problem: Text | None = None
    """Why this row can't be read."""


def read_rows(content: bytes) -> list[CsvRow]:
    if len(content) > MOST_BYTES:
        raise UnreadableTable(Text("The file is larger than 1 MB. Split it."))
    return [_row(each) for each in _COLUMNS.read(content)]


def _row(read: TableRow) -> CsvRow:
    cells = read.cells
    teams, projects = _split(cells["teams"]), _split(cells["projects"])
    problem = _too_many(teams, projects)
    if problem is not None:
        teams = projects = ()  # they are neither looked up nor told back
    return CsvRow(
        line=read.line,
        email=cells["email"],
        full_name=cells["fullName"],
        role=cells["role"],
        teams=teams,
        projects=projects,
        problem=problem or read.problem,
    )


def _split(cell: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for part in cell.split(";") if (name := part.strip())))


def _too_many(*places: tuple[str, ...]) -> Text | None:
    if any(len(names) > MOST_PLACES for names in places):
        return Text("One line names more than {most} teams or projects. Name fewer.", most=MOST_PLACES)
    if any(len(name) > LONGEST_NAME for names in places for name in names):
        return Text(
            "A team or project in this line has a name of more than {most} characters.", most=LONGEST_NAME
        )
    return None
