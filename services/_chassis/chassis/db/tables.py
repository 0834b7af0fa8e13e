"""The tables the chassis itself needs in every service's database."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import BigInteger, DateTime, Identity, Index, LargeBinary, Text, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, registry

from chassis.clock import now
from chassis.db.base import new_metadata
from chassis.ids import new_id


class ChassisBase(DeclarativeBase):
    """Without SQLModel: only the chassis makes and reads these rows, most of them past the ORM."""

    registry = registry(
        metadata=new_metadata(),
        type_annotation_map={
            str: Text(),
            datetime: DateTime(timezone=True),
            dict[str, Any]: JSONB(),
        },
    )


def id_column() -> Mapped[UUID]:
    return mapped_column(primary_key=True, default=new_id)


def created_at_column() -> Mapped[datetime]:
    return mapped_column(default=now)


class OutboxEvent(ChassisBase):
    """An event that happened, kept from its commit until long after the bus has it."""

    __tablename__ = "outbox_event"
    __table_args__ = (
        # The relay only ever asks for what is not published yet: the index holds nothing else.
        Index("ix_outbox_event_unpublished", "id", postgresql_where=text("published_at is null")),
        Index("ix_outbox_event_published_at", "published_at"),
    )

    id: Mapped[UUID] = id_column()
    subject: Mapped[str]
    payload: Mapped[bytes]
    traceparent: Mapped[str | None]
    actor: Mapped[UUID | None]
    aggregate_id: Mapped[str | None]
    """None in rows of a release that did not tell."""
    company_id: Mapped[UUID | None]
    revision: Mapped[int] = mapped_column(BigInteger, Identity())
    """Taken while the row is written, at the commit: whoever holds the aggregate then takes a higher one than
    who held it before."""
    created_at: Mapped[datetime] = created_at_column()
    published_at: Mapped[datetime | None]


class InboxClaim(ChassisBase):
    """(consumer, event) pairs already worked off; written in the transaction of the work."""

    __tablename__ = "inbox_claim"
    __table_args__ = (Index("ix_inbox_claim_claimed_at", "claimed_at"),)

    consumer: Mapped[str] = mapped_column(primary_key=True)
    event_id: Mapped[UUID] = mapped_column(primary_key=True)
    claimed_at: Mapped[datetime] = mapped_column(default=now, server_default=text("now()"))


class DeadLetter(ChassisBase):
    """An event a consumer gave up on. An operator reads why, mends the cause and replays it."""

    __tablename__ = "dead_letter"

    id: Mapped[UUID] = id_column()
    consumer: Mapped[str] = mapped_column(index=True)
    event_id: Mapped[UUID]
    subject: Mapped[str]
    payload: Mapped[bytes]
    headers: Mapped[dict[str, Any]] = mapped_column(default=dict, server_default=text("'{}'"))
    """What it brought along, so that a replay has it too."""
    traceparent: Mapped[str | None]
    attempts: Mapped[int]
    error: Mapped[str]
    created_at: Mapped[datetime] = created_at_column()
    replayed_at: Mapped[datetime | None]


class EventTrial(ChassisBase):
    """How often work on an event that came again was begun and did not end: the process died over it."""

    __tablename__ = "event_trial"

    consumer: Mapped[str] = mapped_column(primary_key=True)
    event_id: Mapped[UUID] = mapped_column(primary_key=True)
    begun: Mapped[int]
    begun_at: Mapped[datetime] = created_at_column()


class ProjectionRevision(ChassisBase):
    """Which state of an aggregate a read model holds; left behind when the aggregate is gone, so that a late
    older event does not bring it back."""

    __tablename__ = "projection_revision"
    __table_args__ = (
        Index("ix_projection_revision_company", "company_id"),
        Index("ix_projection_revision_ended_at", "ended_at", postgresql_where=text("ended_at is not null")),
    )

    projection: Mapped[str] = mapped_column(primary_key=True)
    aggregate_id: Mapped[str] = mapped_column(primary_key=True)
    revision: Mapped[int] = mapped_column(BigInteger)
    company_id: Mapped[UUID | None]
    """Whose data it is. None: nobody's company's."""
    ended_at: Mapped[datetime | None]
    """When it was heard that it is gone: no older event can come any more, some time after."""


class DeletedCompany(ChassisBase):
    """A company that is gone, with all that was held of it here: what is told of it late counts no more."""

    __tablename__ = "deleted_company"

    company_id: Mapped[UUID] = mapped_column(primary_key=True)
    deleted_at: Mapped[datetime] = created_at_column()


class ProjectionFloor(ChassisBase):
    """All that happened up to this revision of the owner is told by the newest republishing; what is older
    and comes late, of aggregates that are gone, counts no more."""

    __tablename__ = "projection_floor"

    projection: Mapped[str] = mapped_column(primary_key=True)
    floor: Mapped[int] = mapped_column(BigInteger)


class Republishing(ChassisBase):
    """How far an owner is with telling all its aggregates of a kind anew to one receiver."""

    __tablename__ = "republishing"

    subject: Mapped[str] = mapped_column(primary_key=True)
    floor: Mapped[int] = mapped_column(BigInteger)
    after: Mapped[str]
    """The id of the aggregate that was told last: of some it is several ids."""
    told: Mapped[int]
    begun_at: Mapped[datetime] = created_at_column()


class SweptFolder(ChassisBase):
    """What this database knows of its sweeps of the storage, which keeps the same: by that each knows the
    other again."""

    __tablename__ = "swept_folder"

    folder: Mapped[str] = mapped_column(primary_key=True)
    database_id: Mapped[UUID]
    sweeps: Mapped[int] = mapped_column(BigInteger)


class IdempotencyKey(ChassisBase):
    """The first answer to a write, given again when the same caller repeats its key."""

    __tablename__ = "idempotency_key"
    __table_args__ = (Index("ix_idempotency_key_created_at", "created_at"),)

    caller: Mapped[str] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    fingerprint: Mapped[bytes] = mapped_column(LargeBinary)
    status: Mapped[int]
    headers: Mapped[dict[str, Any] | None] = mapped_column(JSONB(none_as_null=True))
    """None: JSON, and nothing else to say of it."""
    body: Mapped[bytes]
    access: Mapped[dict[str, Any] | None] = mapped_column(JSONB(none_as_null=True))
    """What its caller was allowed. None in rows of a release that did not keep it."""
    created_at: Mapped[datetime] = created_at_column()


def service_registry() -> registry:
    """For the tables of one service. Copies of the chassis' own are in it: all that its database holds."""
    metadata = new_metadata()
    for table in ChassisBase.metadata.sorted_tables:
        table.to_metadata(metadata)
    return registry(metadata=metadata)
