"""XLSForm, the spreadsheets that ODK, Kobo and others make forms of.

Decision: docs/decisions/0113-a-workbook-is-read-in-few-lines.md"""

from formwork.portable.xlsform.form import read_xlsform
from formwork.portable.xlsform.writing import write_xlsform

__all__ = ["read_xlsform", "write_xlsform"]
