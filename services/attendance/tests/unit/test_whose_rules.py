"""Of a person, their teams, the project and the company: whose rules make a day's hours."""

from datetime import UTC, date, datetime
from uuid import UUID, uuid4

from attendance.pay.rules import Rulebook, Rules, RuleSet
from attendance.team.membership import TeamFact, Teams

ANA, BEN, NIGHTS, CRANES, JETTY = (uuid4() for _ in range(5))
EARLY, MON, TUE = date(2026, 1, 1), date(2026, 11, 16), date(2026, 11, 17)
KNOWN = datetime(2026, 1, 1, tzinfo=UTC)
RULES = Rules.model_validate({})


def rules(
    rules: Rules | None = RULES,
    since: date = EARLY,
    project: UUID | None = None,
    team: UUID | None = None,
    owner: UUID | None = None,
) -> RuleSet:
    return RuleSet(uuid4(), project, since, 1, rules, False, KNOWN, team_id=team, owner_user_id=owner)


def fact(team: UUID, since: date = EARLY, is_member: bool = True, known: datetime = KNOWN) -> TeamFact:
    return TeamFact(team, since, is_member, known)


COMPANY, PROJECT, TEAM, PERSON = rules(), rules(project=JETTY), rules(team=NIGHTS), rules(owner=ANA)
ALL = [COMPANY, PROJECT, TEAM, PERSON]


def made_by(sets: list[RuleSet], owner: UUID, *facts: TeamFact, day: date = TUE) -> RuleSet | None:
    return Rulebook(sets).of_person(owner, Teams(facts)).on(JETTY, day).rule_set


def test_a_person_s_come_before_a_team_s_before_the_project_s_before_the_company_s() -> None:
    assert made_by(ALL, ANA, fact(NIGHTS)) is PERSON
    assert made_by(ALL, BEN, fact(NIGHTS)) is TEAM
    assert made_by(ALL, BEN) is PROJECT
    assert made_by([COMPANY, TEAM, PERSON], BEN) is COMPANY


def test_none_of_their_own_from_a_day_on_leaves_it_to_the_next() -> None:
    ended = rules(None, TUE, owner=ANA)
    assert made_by([*ALL, ended], ANA, day=MON) is PERSON
    assert made_by([*ALL, ended], ANA, fact(NIGHTS)) is TEAM
    assert made_by([*ALL, ended, rules(None, TUE, team=NIGHTS)], ANA, fact(NIGHTS)) is PROJECT


def test_a_team_s_are_of_whoever_was_in_it_on_that_day() -> None:
    joined, left = fact(NIGHTS, MON), fact(NIGHTS, TUE, is_member=False)
    assert made_by(ALL, BEN, joined, day=date(2026, 11, 15)) is PROJECT
    assert made_by(ALL, BEN, left, joined, day=MON) is TEAM
    assert made_by(ALL, BEN, left, joined, day=TUE) is PROJECT


def test_of_several_teams_those_that_were_set_for_the_latest_day_count_in_whatever_order() -> None:
    cranes = rules(since=MON, team=CRANES)
    for sets in ([TEAM, cranes], [cranes, TEAM]):
        assert made_by(sets, BEN, fact(NIGHTS), fact(CRANES)) is cranes
        assert made_by(sets, BEN, fact(CRANES), fact(NIGHTS), day=EARLY) is TEAM


def test_what_became_known_later_was_not_known_then() -> None:
    later = datetime(2026, 11, 20, tzinfo=UTC)
    facts = [fact(NIGHTS, known=later)]
    book = Rulebook(ALL)
    assert book.of_person(BEN, Teams(facts, KNOWN)).on(JETTY, TUE).rule_set is PROJECT
    assert book.of_person(BEN, Teams(facts, later)).on(JETTY, TUE).rule_set is TEAM
