import { expectAccessible } from "../../support/axe";
import { expect, test } from "../../support/demo";

test.use({ as: "manager" });

test("a manager finds a day that was not checked out of, says when it ended and why", async ({ page }) => {
  await page.goto("/attendance/timesheets?f.hasIssues=true");
  const people = page.getByRole("table", { name: "Timesheets" });
  await expect(people.getByText(/to look at/).first()).toBeVisible();
  await expectAccessible(page);

  // Whoever has such a day, but the manager, who asks for the correction of their own, and the member, who does so in
  // another journey.
  const others = people
    .getByRole("row")
    .filter({ has: page.getByRole("button"), hasNotText: /Mohammad Rafiqul Islam|Lim Wei Jie/ });
  const pane = page.getByRole("dialog");
  const forgotten = pane.getByRole("button").filter({ hasText: "No check-out" }).first();
  for (const other of await others.all()) {
    await other.getByRole("button").first().click();
    await expect(pane.getByRole("listitem").first()).toBeVisible();
    if (await forgotten.isVisible()) break;
    await page.keyboard.press("Escape");
    await expect(pane).toBeHidden();
  }
  await forgotten.click();
  await expect(pane.getByText("Nobody knows when the work ended")).toBeVisible();
  await expectAccessible(page);

  const begun = await pane.getByLabel("At work from").inputValue();
  await pane
    .getByLabel("until")
    .first()
    .fill(`${begun.slice(0, 11)}17:30`);
  await pane.getByRole("button", { name: "Save correction" }).click();
  await expect(pane.getByText("Say why.")).toBeVisible();
  await pane.getByLabel("Reason").fill("Left with the others");
  await pane.getByRole("button", { name: "Save correction" }).click();
  await expect(page.getByText("The day was corrected").first()).toBeVisible();
  await expect(pane.getByText("Corrected by a manager")).toBeVisible();
  await expect(pane.getByText("Changed by Lim Wei Jie")).toBeVisible();
  await expect(pane.getByText("Nobody knows when the work ended")).toBeHidden();
});

test("dates that are none fall back, and the page says so", async ({ page }) => {
  await page.goto("/attendance/timesheets?f.startDate=soon");
  await expect(page.getByText("These dates can't be used as they were given.")).toBeVisible();
});

test("the grid has the filters of the list, and both have what was chosen, also who comes again", async ({ page }) => {
  await page.goto("/attendance/timesheets");
  // Not who is at work now: in the evening that is nobody.
  const team = page.getByLabel("Team", { exact: true });
  await team.selectOption({ label: "Concrete" });
  const chosen = await team.inputValue();
  await page.getByRole("combobox", { name: "Person" }).fill("Lim Wei");
  await page.getByRole("option", { name: /Lim Wei Jie/ }).click();
  const people = page.getByRole("table", { name: "Timesheets" });
  await expect(people.getByRole("row")).toHaveCount(2);
  await page.getByText("Grid", { exact: true }).click();
  const grid = page.getByRole("grid", { name: "Hours of each person, day by day" });
  await expect(grid.getByRole("rowheader", { name: "Lim Wei Jie" })).toBeVisible();
  await expect(team).toHaveValue(chosen);
  await expectAccessible(page);
  await page.goto("/attendance/timesheets");
  await expect(page.getByRole("combobox", { name: "Person" })).toHaveValue(/Lim Wei Jie/);
  await expect(grid.getByRole("rowheader")).toHaveCount(2);

  await page.goto("/attendance/timesheets?f.teamId=gone");
  await expect(page.getByText(/Some filters could not be read/)).toBeVisible();
  await expect(grid.getByRole("rowheader").nth(2)).toBeVisible();
});

test("people and days side by side, walked by the keyboard, with today in sight; the choice stays", async ({
  page,
}) => {
  await page.goto("/attendance/timesheets");
  await page.getByText("Grid", { exact: true }).click();
  const grid = page.getByRole("grid", { name: "Hours of each person, day by day" });
  await expect(grid.getByRole("columnheader", { name: /today/ })).toBeInViewport();
  await expectAccessible(page);

  await grid.getByRole("rowheader").first().focus();
  await page.keyboard.press("ArrowDown");
  const name = await page.evaluate(() => document.activeElement?.textContent ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name })).toBeVisible();
  await page.keyboard.press("Escape");

  await grid
    .getByRole("gridcell", { name: /^\d:\d\d$/ })
    .first()
    .click();
  await expect(
    page
      .getByRole("dialog")
      .getByText(/Check in/)
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(
    page
      .getByRole("dialog")
      .getByText(/Check in/)
      .first(),
  ).toBeVisible();
});
