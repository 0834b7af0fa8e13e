import { expectAccessible } from "../../support/axe";
import { expect, expectNoSidewaysScroll, test } from "../../support/demo";

test.use({ as: "manager" });

// Of the project, and clocked by no other journey.
const WORKER = "Md. Shahin Alam";
const SHORT = "Md. A.";
const OWN_PIN = "7391";
const RECORDED = /^(Checked in|Checked out|Back at work) /;

test("a tablet is set up, a worker without a phone chooses a PIN and checks in, and it is removed", async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Gate ${crypto.randomUUID().slice(0, 8)}`;
  const site = page.getByRole("listbox").getByRole("option", { name: /Punggol/ });
  await page.goto("/attendance/tablets");
  await page.getByRole("button", { name: "Add a tablet" }).click();
  const adding = page.getByRole("dialog", { name: "Add a tablet" });
  await adding.getByRole("combobox", { name: "Project" }).click();
  await site.click();
  await adding.getByLabel("Name").fill(name);
  await adding.getByRole("button", { name: "Add a tablet" }).click();
  const pane = page.getByRole("dialog", { name });
  const code = pane.locator("output");
  await expect(code).toHaveText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/);
  await expectAccessible(page);
  const typed = (await code.textContent()) ?? "";
  await page.keyboard.press("Escape");

  await page.getByRole("combobox", { name: "Project" }).click();
  await site.click();
  await page.getByRole("combobox", { name: "Person" }).click();
  await page.getByRole("listbox").getByRole("option", { name: WORKER }).click();
  await page.getByRole("button", { name: "Give a PIN" }).click();
  const given = page.locator("output");
  await expect(given).toHaveText(/^[0-9]{6}$/);
  const pin = (await given.textContent()) ?? "";
  await expectAccessible(page);

  // Nobody is signed in on it.
  const gate = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    viewport: { width: 800, height: 1100 },
    ...(baseURL ? { baseURL } : {}),
  });
  const tablet = await gate.newPage();
  await tablet.goto("/attendance/kiosk");
  await tablet.getByLabel("Code").fill(typed);
  await tablet.getByRole("button", { name: "Set up" }).click();
  await expect(tablet.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  await expectAccessible(tablet);

  const type = async (digits: string) => {
    for (const digit of digits) await tablet.getByRole("button", { name: digit, exact: true }).click();
    await tablet.getByRole("button", { name: "Go on" }).click();
  };
  const me = tablet.getByRole("button", { name: SHORT });
  await me.click();
  await type("0000");
  await expect(tablet.getByText("This is not your PIN. Nothing was recorded.")).toBeVisible();
  await type(pin);
  await expect(tablet.getByRole("heading", { name: "Choose your own PIN" })).toBeVisible();
  await expectAccessible(tablet);
  await type(OWN_PIN);
  await expect(tablet.getByRole("heading", { name: "Type your new PIN once more" })).toBeVisible();
  await type(OWN_PIN);
  // Whoever the demo left at work goes home first.
  const buttons = tablet.getByRole("button", { name: /^(Check in|Check out)$/ });
  await expect(buttons.first()).toBeVisible();
  if (await tablet.getByRole("button", { name: "Check out" }).isVisible()) {
    await tablet.getByRole("button", { name: "Check out" }).click();
    await expect(tablet.getByText(RECORDED)).toBeVisible();
    await tablet.getByRole("button", { name: "Done" }).click();
    await me.click();
    await type(OWN_PIN);
  }
  await expectAccessible(tablet);
  await tablet.getByRole("button", { name: "Check in" }).click();
  await expect(tablet.getByText(RECORDED)).toBeVisible();
  // It locks itself.
  await expect(tablet.getByRole("heading", { name: "Who are you?" })).toBeVisible({ timeout: 10_000 });

  await tablet.setViewportSize({ width: 360, height: 740 });
  await tablet.getByRole("button", { name: "简体中文" }).click();
  await expect(tablet.getByRole("heading", { name: "您是谁？" })).toBeVisible();
  await expectNoSidewaysScroll(tablet);
  await expectAccessible(tablet);
  await tablet.reload();
  await expect(tablet.getByRole("heading", { name: "Who are you?" })).toBeVisible();

  await page.goto("/attendance/timesheets");
  await page.getByRole("row").filter({ hasText: WORKER }).getByRole("button").first().click();
  const days = page.getByRole("dialog", { name: WORKER });
  await days.getByRole("listitem").first().getByRole("button").click();
  await expect(days.getByText(`On the tablet “${name}”`).first()).toBeVisible();

  await page.goto("/attendance/tablets");
  await page.getByRole("row").filter({ hasText: name }).getByRole("button").first().click();
  await pane.getByRole("button", { name: `Remove ${name}` }).click();
  const question = page.getByRole("dialog", { name: `Remove ${name}` });
  await question.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(page.getByText(`${name} was removed`).first()).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByText(/This tablet was removed/)).toBeVisible();
  await gate.close();
});
