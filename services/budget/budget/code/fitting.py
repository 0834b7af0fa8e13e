"""Whether what codes are given fits into what the project has for their category: where it does not, whoever
may ask for more than is left may give more than there is. One rule for codes by hand and from a file."""

from collections.abc import Mapping
from dataclasses import dataclass

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.money import said
from chassis.texts import Text

from budget.code.errors import CodesExceed, CodesExceedAll
from budget.code.repo import CodeRepo
from budget.project.service import CATEGORY_NAMES
from budget.rules.service import may_overrun, overruns_of
from budget.tables.project_budget import Category, ProjectBudget
from budget.tables.rules import Overruns


@dataclass(slots=True)
class Room:
    """What the categories of a project have that is in no code yet; below zero: codes exceed them."""

    left: dict[Category, int]
    currency: str
    overruns: Overruns
    may_exceed: bool

    def take(self, category: Category | None, more_minor: int) -> int:
        """By how much codes exceed their category with so much more; 0: they do not, or it is not more."""
        if category is None or category not in self.left:
            return 0
        self.left[category] -= more_minor
        return max(-self.left[category], 0) if more_minor > 0 else 0

    @property
    def nobody_may_exceed(self) -> bool:
        return self.overruns is Overruns.NOBODY

    @property
    def excess_of_all(self) -> int:
        """By how much codes exceed the project's budget together: a category may have less than its codes."""
        return max(-sum(self.left.values()), 0)

    def must_take(
        self, category: Category | None, more_minor: int, *, gives_back: tuple[Category, int] | None = None
    ) -> None:
        """`gives_back`: what a code that moves here has of the category that it leaves."""
        more_in_all = more_minor
        if gives_back is not None:
            self.take(gives_back[0], -gives_back[1])
            more_in_all -= gives_back[1]
        excess = self.take(category, more_minor)
        if self.may_exceed or category is None or more_minor <= 0:
            return
        if excess:
            raise CodesExceed(CATEGORY_NAMES[category], said(excess, self.currency), self.overruns)
        if more_in_all > 0 and self.excess_of_all:
            raise CodesExceedAll(said(self.excess_of_all, self.currency), self.overruns)

    def excess_by(self, added: Mapping[Category, int], moved: Mapping[Category, int]) -> dict[Category, int]:
        """Of categories whose codes get more than comes along with it: by how much they then exceed them."""
        after = {each: self.left[each] + moved.get(each, 0) - more for each, more in added.items()}
        return {each: -left for each, left in after.items() if left < min(self.left[each], 0)}

    def must_move(self, added: Mapping[Category, int], moved: Mapping[Category, int]) -> None:
        """What a transfer gives its codes, whose categories get what it takes along."""
        if self.may_exceed or not self.left:
            return
        for category, excess in self.excess_by(added, moved).items():
            raise CodesExceed(CATEGORY_NAMES[category], said(excess, self.currency), self.overruns, "lines")

    def remark(self, category: Category, excess_minor: int) -> Text:
        """In the list of what a file would make. Of no category that is exceeded: all are together."""
        if not excess_minor:
            return CodesExceedAll(said(self.excess_of_all, self.currency), self.overruns).text
        name, excess = CATEGORY_NAMES[category], said(excess_minor, self.currency)
        if self.may_exceed:
            return Text(
                "Taken, though codes of “{category}” then exceed the project's budget by {excess}.",
                category=name,
                excess=excess,
            )
        return Text(
            "Codes of “{category}” would exceed the project's budget by {excess}, and you may not let them.",
            category=name,
            excess=excess,
        )


async def room_of(uow: UnitOfWork, actor: Actor, budget: ProjectBudget) -> Room:
    """Of a project's budget that is held, or only looked at. One that nobody has set has room for all."""
    overruns = await overruns_of(uow, actor.company_id)
    left = dict[Category, int]()
    if budget.revision:
        in_codes = {
            row.category: int(row.budget)
            for row in await CodeRepo(uow).sums_by_category(actor, budget.project_id)
        }
        left = {each: budget.amount_of(each) - in_codes.get(each.value, 0) for each in Category}
    may = may_overrun(overruns, actor, budget.project_id)
    return Room(left, budget.currency, overruns, may)


async def over_after(
    uow: UnitOfWork, actor: Actor, budget: ProjectBudget | None, more: dict[Category, int]
) -> dict[Category, int]:
    """Of categories that more is asked of: by how much what is held, committed and spent of their codes is
    then more than the project has for them."""
    if budget is None or not budget.revision or not more:
        return {}
    used = {
        row.category: int(row.used) for row in await CodeRepo(uow).sums_by_category(actor, budget.project_id)
    }
    over = {each: used.get(each.value, 0) + minor - budget.amount_of(each) for each, minor in more.items()}
    return {each: excess for each, excess in over.items() if excess > 0}
