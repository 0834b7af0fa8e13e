import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { expect, expectNoSidewaysScroll, test } from "../../support/demo";
import { expectKept } from "../../support/editions";

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
  await expect(tablet.getByRole("heading", { name: "Who are you?" })).toBeVisible();

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

test("without a network two people press, and both are at work once it is back; a wrong PIN is not counted", async ({
  browser,
  baseURL,
}) => {
  const company = await Company.make("Gate Works");
  const projectId = await company.makeProject("Quay 7");
  const workers = await company.hire({ fullName: "Ines Prado" }, { fullName: "Tomas Rey" });
  const userIds = await Promise.all(workers.map((each) => company.userIdOf(each)));
  await company.owner.call("POST", "/api/Project/AddProjectMembers", { projectId, userIds });
  for (const each of workers) await each.call("PUT", "/api/Kiosk/SetOwnKioskPin", { pin: OWN_PIN });
  const { code } = await company.owner.call<{ code: string }>("POST", "/api/Kiosk/CreateKiosk", {
    projectId,
    name: "Quay gate",
  });

  const gate = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    serviceWorkers: "allow",
    viewport: { width: 800, height: 1100 },
    ...(baseURL ? { baseURL } : {}),
  });
  const tablet = await gate.newPage();
  await tablet.goto("/attendance/kiosk");
  await tablet.getByLabel("Code").fill(code);
  await tablet.getByRole("button", { name: "Set up" }).click();
  await expect(tablet.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  await expectKept(expect, tablet);

  await gate.setOffline(true);
  await tablet.reload();
  await expect(tablet.getByText(/Check in here all the same/)).toBeVisible();
  await expectAccessible(tablet);
  const press = async (name: string, pin: string, button: string) => {
    await tablet.getByRole("button", { name }).click();
    for (const digit of pin) await tablet.getByRole("button", { name: digit, exact: true }).click();
    await tablet.getByRole("button", { name: "Go on" }).click();
    await expect(tablet.getByText(/counts once it is sent and your PIN was right/)).toBeVisible();
    await tablet.getByRole("button", { name: button }).click();
    await expect(tablet.getByText(/^Kept on this tablet/)).toBeVisible();
    await tablet.getByRole("button", { name: "Done" }).click();
  };
  await press("Ines P.", OWN_PIN, "Check in");
  await press("Tomas R.", OWN_PIN, "Check in");
  await press("Tomas R.", "8264", "Start break");
  await expect(tablet.getByText("3 presses are kept on this tablet, and are sent later.")).toBeVisible();
  await tablet.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(tablet);
  await expectAccessible(tablet);

  await gate.setOffline(false);
  await expect(tablet.getByText(/press(es)? (is|are) kept/)).toBeHidden();
  // Nobody touched it for so long that it may show no names any more.
  await tablet.mouse.wheel(0, 1);
  const begin = tablet.getByRole("button", { name: "Touch here to check in or out" });
  if (await begin.isVisible()) await begin.click();
  await expect(tablet.getByText(/^Tomas R\., .*not counted$/)).toBeVisible();
  await expectNoSidewaysScroll(tablet);
  await expectAccessible(tablet);
  await tablet.getByRole("button", { name: "Remove from here: Tomas R." }).click();
  await expect(tablet.getByText(/not counted/)).toBeHidden();
  await gate.close();

  const office = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    ...(baseURL ? { baseURL } : {}),
  });
  await company.owner.enter(office);
  const page = await office.newPage();
  await page.goto("/attendance/timesheets");
  for (const name of ["Ines Prado", "Tomas Rey"])
    await expect(page.getByRole("row").filter({ hasText: name })).toContainText("At work");
  await page.goto("/attendance/tablets");
  const uncounted = page.getByRole("listitem").filter({ hasText: "Tomas Rey" });
  await expect(uncounted).toContainText("The PIN was wrong.");
  await expect(uncounted).toContainText("Start break");
  await office.close();
});
