"""Who starts a copy: whoever starts what it was copied from."""

from identity_client.directory import Directory

from forms.tables.template import FormTemplate
from forms.template.teams import missing_among


async def take_starters(directory: Directory, original: FormTemplate, copy: FormTemplate) -> None:
    """Without teams that are gone. Left to chosen people it stays, even where none of them is there any
    more: a copy opens to nobody what was closed to them. Asks identity, so before anything is held."""
    if not original.has_chosen_starters:
        return
    gone = await missing_among(directory, original.company_id, original.starter_team_ids)
    copy.has_chosen_starters = True
    copy.starter_roles = [*original.starter_roles]
    copy.starter_team_ids = [each for each in original.starter_team_ids if each not in gone]
