"""Forms as files: our own, which carries all of a form, and those of other builders, as far as they go."""

from formwork.portable.own import FORMAT, Exported, teams_of, with_teams, write_own
from formwork.portable.read import FileFormat, read_file
from formwork.portable.result import DrawnChoice, DrawnList, ImportedForm, Note, Picture, Unreadable
from formwork.portable.xlsform import write_xlsform

__all__ = [
    "FORMAT",
    "DrawnChoice",
    "DrawnList",
    "Exported",
    "FileFormat",
    "ImportedForm",
    "Note",
    "Picture",
    "Unreadable",
    "read_file",
    "teams_of",
    "with_teams",
    "write_own",
    "write_xlsform",
]
