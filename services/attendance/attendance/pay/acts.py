"""What the company's audit log keeps of rules."""

from chassis.access import Actor
from chassis.audit import act_of
from contracts.attendance.v1 import events_pb2

from attendance.audit import AuditAction, AuditField, AuditSubject
from attendance.pay.computing import whose_of
from attendance.pay.repo import AnyPayRules
from attendance.pay.rules import Rules
from attendance.pay.why import hours_text


def of_rules(actor: Actor, row: AnyPayRules, before: str | None, after: str | None) -> events_pb2.ActRecorded:
    action = AuditAction.PAY_RULES_WITHDRAWN if row.is_withdrawn else AuditAction.PAY_RULES_SET
    fields = AuditField.PERSON, AuditField.TEAM, AuditField.PROJECT
    whose = {field: (None, str(each)) for field, each in zip(fields, whose_of(row), strict=True) if each}
    act = act_of(
        actor,
        action,
        subject_type=AuditSubject.PAY_RULES,
        subject_id=row.id,
        subject_name=row.from_on.isoformat(),
        changes={
            **whose,
            AuditField.STARTS_ON: (None, row.from_on.isoformat()),
            AuditField.RULES: (before, after),
        },
    )
    return events_pb2.ActRecorded(act=act)


def summary_of(rules: Rules | None) -> str:
    """In signs that are read alike in every language."""
    if rules is None:
        return "–"
    said: list[str] = []
    if rounding := rules.rounding:
        said.append(f"{rounding.of.value} {rounding.minutes}′ {rounding.direction.value}")
    said += (f"{hours_text(each.after_minutes)} → −{each.minutes}′" for each in rules.breaks)
    for tiers, of in ((rules.daily_overtime, "/ 1"), (rules.weekly_overtime, "/ 7")):
        said += (f"> {hours_text(each.after_minutes)} {of}: {each.name}" for each in tiers)
    if night := rules.night:
        said.append(f"{night.starts_at}–{night.ends_at}: {night.name}")
    if rules.rest_days:
        said.append(f"{', '.join(map(str, rules.rest_days))}: {rules.rest_day_name or '–'}")
    if rules.holiday_name:
        said.append(f"★ {rules.holiday_name}")
    if rules.minimum_rest_minutes:
        said.append(f"⇥ {hours_text(rules.minimum_rest_minutes)}")
    if shift := rules.shift:
        said.append(f"{shift.starts_at}–{shift.ends_at} ± {shift.grace_minutes}′")
    return " · ".join(said) or "–"
