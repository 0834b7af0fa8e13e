import { readFile } from "node:fs/promises";
import { expectAccessible } from "../../support/axe";
import { expect, expectNoSidewaysScroll, test } from "../../support/demo";

test.use({ as: "admin" });

const DAY = 24 * 3600 * 1000;
const WORKER = "Mohammad Rafiqul Islam";
const written = (day: Date) => day.toISOString().slice(0, 10);

/** The Monday of a week before those that the demo has. */
function mondayOf(weeksAgo: number): Date {
  const today = new Date(Date.now() - weeksAgo * 7 * DAY);
  return new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY);
}

test("a week is signed, approved, locked, opened with a reason and exported", async ({
  page,
  browser,
  signedIn,
  baseURL,
}, { retry }) => {
  const wednesday = written(new Date(mondayOf(10 + retry).getTime() + 2 * DAY));
  await page.goto("/attendance/timesheets");
  await page.getByRole("button", { name: "Add a day" }).click();
  const adding = page.getByRole("dialog", { name: "Add a day" });
  await adding.getByRole("combobox", { name: "Project" }).click();
  await page
    .getByRole("listbox")
    .getByRole("option", { name: /Punggol/ })
    .click();
  await adding.getByRole("combobox", { name: "Person" }).click();
  await page.getByRole("listbox").getByRole("option", { name: WORKER }).click();
  await adding.getByLabel(/^Day/).first().fill(wednesday);
  await adding.getByLabel("At work from").fill(`${wednesday}T08:00`);
  await adding.getByLabel("until").first().fill(`${wednesday}T17:00`);
  await adding.getByLabel("Reason").fill("The phones were not there yet");
  await adding.getByRole("button", { name: "Add a day" }).click();
  await expect(page.getByText("The day was added").first()).toBeVisible();

  const phone = await browser.newContext({
    storageState: await signedIn("member"),
    viewport: { width: 360, height: 740 },
    ...(baseURL ? { baseURL } : {}),
  });
  const worker = await phone.newPage();
  await worker.goto("/attendance");
  const weeks = worker.locator("section").filter({ has: worker.getByRole("heading", { name: "My periods" }) });
  await weeks.getByRole("button", { name: "Show more" }).click();
  const week = weeks.getByRole("listitem").last();
  await week.getByRole("button", { name: "Sign" }).click();
  const told = worker.getByText("The period was signed").first();
  await expect(told).toBeVisible();
  const place = await told.boundingBox();
  expect(place?.y, "the foot of a phone is its buttons'").toBeLessThan(740 / 4);
  await expect(week.getByText("Signed")).toBeVisible();
  await expectAccessible(worker);
  await expectNoSidewaysScroll(worker);

  await page.goto(`/attendance/weeks?f.day=${wednesday}`);
  const row = page.getByRole("row").filter({ hasText: WORKER });
  await expect(row.getByText("Signed")).toBeVisible();
  await row.getByRole("checkbox").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Approve 1 period" }).click();
  await expect(page.getByText("1 period approved").first()).toBeVisible();
  await expect(row.getByText("Approved")).toBeVisible();

  await row.getByRole("button").first().click();
  const pane = page.getByRole("dialog", { name: WORKER });
  await pane.getByRole("link", { name: "Open the days" }).click();
  const days = page.getByRole("dialog", { name: WORKER });
  await days.getByRole("listitem").first().getByRole("button").click();
  await expect(days.getByText(/is approved and locked/)).toBeVisible();
  await expectAccessible(page);
  await days.getByRole("link", { name: "Open the period" }).click();

  await pane.getByLabel("Reason").fill("He stayed until six");
  await pane.getByRole("button", { name: "Open again" }).click();
  await expect(page.getByText("The period is open again").first()).toBeVisible();
  await worker.reload();
  await expect(worker.getByText("Opened again: He stayed until six").first()).toBeHidden();
  await weeks.getByRole("button", { name: "Show more" }).click();
  await expect(week.getByText("Opened again: He stayed until six")).toBeVisible();
  await phone.close();

  await page.goto(`/attendance/weeks?f.day=${wednesday}`);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export hours" }).click();
  await page.getByRole("menuitem", { name: /^The period .*CSV$/ }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(WORKER);
  expect(file).toContain(wednesday);
});
