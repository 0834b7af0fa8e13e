"""How a template's reference numbers look: a prefix, a number with leading zeros, a suffix."""

from forms.template.schemas import TemplateDetail


def first_number(settings: TemplateDetail) -> int:
    return int(settings.reference_number_starts_from or "1")


def reference_text(settings: TemplateDetail, number: int) -> str:
    digits = str(number).zfill(len(settings.reference_number_starts_from))
    return f"{settings.reference_number_prefix}{digits}{settings.reference_number_suffix}"
