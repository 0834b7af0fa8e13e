"""`ada+site@client.test` reaches whom `ada@client.test` reaches: who counts mails counts mailboxes."""

from sqlalchemy import Text, literal_column

USER_MAILBOX_SQL = r"""regexp_replace(email, '^([^+@]+)\+[^@]*@', '\1@')"""
USER_MAILBOX = literal_column(USER_MAILBOX_SQL.replace("email", '"user".email', 1), Text)
"""A user's, as `mailbox_of` tells it. Spelled as in its index."""


def mailbox_of(email: str) -> str:
    local, _, domain = email.strip().lower().rpartition("@")
    return f"{local.partition('+')[0] or local}@{domain}"
