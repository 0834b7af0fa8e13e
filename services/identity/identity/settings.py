from chassis.settings import KeyBytes, MailSettings, StorageSettings, settings_prefix
from pydantic import NonNegativeInt, PositiveInt

from identity.company.limits import Limits
from identity.mail.budget import Numbers


class IdentitySettings(StorageSettings, MailSettings):
    model_config = settings_prefix("identity")

    signing_key: KeyBytes
    """The 32-byte seed of the Ed25519 key that signs access tokens."""
    data_key: KeyBytes
    """32 bytes that encrypt what must be read back, such as authenticator secrets."""

    most_teams: NonNegativeInt = 500
    """Of one company; 0: any number."""
    most_projects: NonNegativeInt = 2000
    """The same; archived ones count."""

    mail_new_for_days: NonNegativeInt = 7
    """So long a company that pays nothing counts as new."""
    mail_outside_new: NonNegativeInt = 20
    """Mails a day to people outside: questions, invites, what was said yes to. New companies of one founder
    share it."""
    mail_outside: NonNegativeInt = 100
    """The same for a company that is not new …"""
    mail_outside_per_seat: NonNegativeInt = 20
    """… and for each of its seats."""
    mail_inside_per_member: PositiveInt = 100
    """Mails a day to its own members, for each member."""
    mail_reports_to_stop: PositiveInt = 3
    """Reports in 30 days that stop a company's mails to people outside; for many receivers, a hundredth."""

    @property
    def limits(self) -> Limits:
        return Limits(teams=self.most_teams, projects=self.most_projects)

    @property
    def mail_numbers(self) -> Numbers:
        return Numbers(
            new_for_days=self.mail_new_for_days,
            outside_new=self.mail_outside_new,
            outside=self.mail_outside,
            outside_per_seat=self.mail_outside_per_seat,
            inside_per_member=self.mail_inside_per_member,
            reports_to_stop=self.mail_reports_to_stop,
        )
