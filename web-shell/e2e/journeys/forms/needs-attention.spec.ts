/** A step whose team was deleted is found by who can do it in their place, from wherever they look. */

import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { come, fillIn, makeThreeSteps } from "../../support/three-steps";

const FORM = "Hoist check";

test("is counted, found, explained and done by who manages", async ({ page, context }) => {
  const { company, filler, checker } = await makeThreeSteps({
    company: "Tuas Hoists",
    project: "Berth 7",
    form: FORM,
    page: "Hoist",
    field: "Load",
  });
  await come(context, page, filler, "/forms/submissions/new");
  const address = await fillIn(page, FORM, "Load", "Precast stair, 3 t");
  const teams = await company.owner.call<{ data: { teamId: string; name: string }[] }>("GET", "/api/Team/QueryTeams");
  const teamId = teams.data.find(({ name }) => name === "Checkers")?.teamId ?? "";
  await company.owner.call("DELETE", "/api/Team/DeleteTeam", { teamId });

  await company.owner.enter(context);
  await come(context, page, company.owner, "/");
  const told = page.getByRole("link", { name: "1 needs attention: nobody else can act on it" });
  await expect(async () => {
    await page.reload();
    await expect(told).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await told.click();
  await expect(page.getByRole("link", { name: /Needs attention/ })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("Its team was deleted: do it in their place.")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/forms/submissions?f.state=needsAttention");
  await expect(page.getByText("Team deleted")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: FORM }).click();
  await expect(page.getByText("Nobody is left for “Check”: its team was deleted")).toBeVisible();
  await expectAccessible(page);

  await come(context, page, checker, address);
  await expect(page.getByText(/A manager of the project or an admin can act on it/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Checked" })).toHaveCount(0);

  await come(context, page, company.owner, address);
  await page.getByRole("button", { name: "Checked" }).click();
  await expect(page.getByText("Next is “Approval”, by Approvers.")).toBeVisible();
  await page.goto("/forms/to-dos");
  await expect(page.getByRole("link", { name: /My turn/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Needs attention/ })).toHaveCount(0);
});
