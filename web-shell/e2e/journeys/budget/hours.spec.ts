import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";

const DAY = 86_400_000;

/** Monday of the last week that is over, at nine in Singapore. */
function lastMonday(): Date {
  const today = new Date(Date.now() + 8 * 3_600_000);
  const since = ((today.getUTCDay() + 6) % 7) + 7;
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - since, 1));
}

test("a week that is approved costs its hours, and what it costs is told to admins", async ({ page, browser }) => {
  const company = await Company.make("Kallang Piling");
  const [raj, tan] = await company.hire({ fullName: "Raj Nair", role: "manager" }, { fullName: "Tan Bo" });
  if (!raj || !tan) throw new Error("nobody was hired");
  const workerId = await company.userIdOf(tan);
  const projectId = await company.makeProject("Pier 7", {
    memberUserIds: [workerId],
    managerUserIds: [await company.userIdOf(raj)],
  });
  const code = { projectId, number: "01-200", name: "Labour", category: "manpowerInternal", amount: "10000" };
  await company.owner.call("POST", "/api/Budget/CreateBudgetCode", code);

  const monday = lastMonday();
  const date = new Date(monday.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const span = {
    startsAt: monday.toISOString(),
    endsAt: new Date(monday.getTime() + DAY / 3).toISOString(),
  };
  await raj.call("POST", "/api/TimeSheet/CreateAttendanceRecord", {
    userId: workerId,
    projectId,
    date,
    reason: "No phone on site",
    intervals: [{ ...span, breaks: [] }],
  });
  const seen = { userId: workerId, projectId, firstDate: date, workedSeconds: 8 * 3600, creditedSeconds: 0 };
  await raj.call("POST", "/api/TimeSheet/ApprovePeriodSheets", { sheets: [seen] });

  const desk = await browser.newContext();
  await raj.enter(desk);
  const manager = await desk.newPage();
  await manager.goto("/budget/hours");
  await expect(manager.getByText("8:00 hours wait for a rate.")).toBeVisible({ timeout: 60_000 });
  await manager.getByRole("button", { name: "Choose codes" }).click();
  await manager.getByRole("combobox", { name: "Hours of own people" }).click();
  await manager.getByRole("option", { name: "01-200 Labour" }).click();
  await expectAccessible(manager);
  await manager.getByRole("button", { name: "Save" }).click();
  await expect(manager.getByText(/The codes were saved/)).toBeVisible();

  await company.owner.enter(page.context());
  await page.goto("/budget/rates");
  await page.getByRole("button", { name: "New rate" }).click();
  const form = page.getByRole("form", { name: "New rate" });
  await form.getByLabel("Per hour").fill("22.50");
  await form.getByLabel("From").fill("2026-01-01");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The rate was saved", { exact: false })).toBeVisible();

  await page.goto("/budget/hours");
  await expect(page.getByRole("table", { name: "What the weeks cost" })).toContainText("180.00", { timeout: 60_000 });
  await expectAccessible(page);
  await manager.reload();
  const table = manager.getByRole("table", { name: "What the weeks cost" });
  await expect(table).toContainText("Counted");
  await expect(table).not.toContainText("180.00");
  await desk.close();
});
