import { expectAccessible } from "../../support/axe";
import { expect, expectNoSidewaysScroll, test } from "../../support/demo";

test.use({ as: "member" });

const DAY = 24 * 3600 * 1000;
const written = (day: Date) => day.toISOString().slice(0, 10);

/** A Monday of next February to April, where the demo has no holidays: another one for each run. */
function someMonday(): Date {
  const first = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 1, 1));
  const days = ((8 - first.getUTCDay()) % 7) + 7 * Math.floor(Math.random() * 11);
  return new Date(first.getTime() + days * DAY);
}

test("leave over a holiday is asked for with its balance in sight, granted with a reason and taken back", async ({
  page,
  browser,
  signedIn,
  baseURL,
}) => {
  const monday = someMonday();
  const tuesday = new Date(monday.getTime() + DAY);
  const friday = new Date(monday.getTime() + 4 * DAY);
  const holiday = `Topping-out ${crypto.randomUUID().slice(0, 8)}`;
  const office = await browser.newContext({
    storageState: await signedIn("admin"),
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const desk = await office.newPage();

  await desk.goto("/attendance/settings");
  await expect(desk.getByRole("heading", { name: "Holidays", exact: true })).toBeVisible();
  await expect(desk.getByText("18 days a year")).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: "New holiday" }).click();
  const added = desk.getByRole("dialog", { name: "New holiday" });
  await added.getByLabel(/^Day/).fill(written(tuesday));
  await added.getByLabel("Name").fill(holiday);
  await expectAccessible(desk);
  await added.getByRole("button", { name: "Add" }).click();
  await expect(desk.getByRole("button", { name: holiday })).toBeVisible();

  await page.goto("/attendance");
  await expect(page.getByRole("heading", { name: "My leave" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Ask for leave" }).click();
  const form = page.getByRole("form", { name: "Ask for leave" });
  await form.getByRole("combobox", { name: "Type of leave" }).click();
  await page.getByRole("option", { name: "Paid leave", exact: true }).click();
  await form.getByRole("combobox", { name: "Project" }).click();
  await page.getByRole("listbox").getByRole("option").first().click();
  await form.getByLabel(/^First day/).fill(written(monday));
  await form.getByLabel(/^Last day/).fill(written(new Date(monday.getTime() + 80 * DAY)));
  await expect(form.getByText("More than you have")).toBeVisible();
  await form.getByLabel("Reason").fill(holiday);
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(form.getByText(/you would have taken more than is yours/).first()).toBeVisible();
  await expectAccessible(page);

  await form.getByLabel(/^Last day/).fill(written(friday));
  await expect(form.getByText("Takes 4 days")).toBeVisible();
  await expect(form.getByText(`Not counted: ${holiday}`)).toBeVisible();
  const left = (await form.getByText(/You have [\d.]+ days then, [\d.]+ after this/).textContent()) ?? "";
  const [have, after] = [...left.matchAll(/[\d.]*\d/g)].map(Number);
  expect(Number(have) - Number(after)).toBeCloseTo(4);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Your managers were asked").first()).toBeVisible();
  const mine = page.getByRole("listitem").filter({ hasText: holiday }).first();
  await expect(mine.getByText("Waiting")).toBeVisible();
  await expectAccessible(page);

  await desk.goto("/attendance/requests");
  await desk.getByRole("row").filter({ hasText: holiday }).getByRole("button").first().click();
  const request = desk.getByRole("dialog", { name: "Request" });
  await expect(request.getByText(/They have [\d.]+ days then/)).toBeVisible();
  await expectAccessible(desk);
  await request.getByLabel("Your answer").fill("The crane is away that week");
  await request.getByRole("button", { name: "Approve" }).click();
  await expect(desk.getByText(/^Approved: /).first()).toBeVisible();

  await page.reload();
  await expect(mine.getByText("Approved")).toBeVisible();
  await expect(mine.getByText("The crane is away that week")).toBeVisible();
  await expectNoSidewaysScroll(page);

  await desk.goto("/attendance/requests?f.requestStatus=2");
  await desk.getByRole("row").filter({ hasText: holiday }).getByRole("button").first().click();
  await request.getByLabel("Reason").fill("The crane stays after all");
  await request.getByRole("button", { name: "Take back" }).click();
  await expect(desk.getByText("The leave was taken back").first()).toBeVisible();
  await page.reload();
  await expect(mine.getByText("The crane stays after all")).toBeVisible();
  await office.close();
});

test("a manager puts somebody's balance right, and the worker sees it", async ({
  page,
  browser,
  signedIn,
  baseURL,
}) => {
  const office = await browser.newContext({
    storageState: await signedIn("manager"),
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const desk = await office.newPage();
  await desk.goto("/attendance/balances");
  await desk.getByRole("combobox", { name: "Project" }).click();
  await desk
    .getByRole("listbox")
    .getByRole("option", { name: /Punggol/ })
    .click();
  await desk.getByRole("row").filter({ hasText: "Mohammad Rafiqul Islam" }).getByRole("button").first().click();
  const pane = desk.getByRole("dialog", { name: "Mohammad Rafiqul Islam" });
  await expect(pane.getByText("Worked on two Sundays for the crane.")).toBeVisible();
  await expectAccessible(desk);
  const reason = `Stood in on a Sunday ${crypto.randomUUID().slice(0, 8)}`;
  await pane.getByRole("form", { name: "Change the balance" }).getByLabel("Days").first().fill("0.5");
  await pane.getByLabel("Reason").fill(reason);
  await pane.getByRole("button", { name: "Change" }).click();
  await expect(desk.getByText("The balance was changed").first()).toBeVisible();
  await expect(pane.getByText(reason)).toBeVisible();
  await office.close();

  await page.goto("/attendance");
  await expect(page.getByText(/changed by a manager/)).toBeVisible();
});
