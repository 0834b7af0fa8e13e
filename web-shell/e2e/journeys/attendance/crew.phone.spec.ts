import { expectAccessible } from "../../support/axe";
import { expect, expectNoSidewaysScroll, test } from "../../support/demo";

test.use({ as: "manager", permissions: ["geolocation"], geolocation: { latitude: 1.4067, longitude: 103.9022 } });

const SITE = "Punggol";
// Signs in to look at their own day; no other journey clocks them.
const ADMIN = "Rajesh Kumar Subramaniam";
const FOUR = ["Tan Ah Kow", "Sujon Mia", "Rodel Villanueva", "Muhammad Hafiz bin Rahman"];
const minutesAgo = (minutes: number) =>
  new Date(Date.now() - minutes * 60_000).toLocaleTimeString("en-GB", {
    timeZone: "Asia/Singapore",
    hour: "2-digit",
    minute: "2-digit",
  });
const PUNCHES = "/api/TimeSheet/CreateCrewPunches";

test("a foreman clocks five people, one at another time, and out again without a network", async ({
  page,
  context,
  browser,
  signedIn,
  baseURL,
}) => {
  const note = `Crew ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto("/attendance/crew");
  await page.getByRole("combobox", { name: "Project" }).click();
  await page
    .getByRole("listbox")
    .getByRole("option", { name: new RegExp(SITE) })
    .click();
  const people = page.getByRole("list", { name: "People of the project" });
  await expect(people.getByRole("checkbox", { name: new RegExp(ADMIN) })).toBeVisible();
  const choose = async () => {
    for (const name of [ADMIN, ...FOUR]) await people.getByRole("checkbox", { name: new RegExp(name) }).check();
  };
  // Whoever the demo left at work goes home first.
  await choose();
  const out = page.getByRole("button", { name: /^Check out: / });
  if (await out.isVisible()) {
    await page.getByLabel("Time, if not now").fill(minutesAgo(3));
    await out.click();
    await expect(page.getByRole("list", { name: "Recorded for" })).toBeVisible();
  }
  await choose();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: `Another time for ${ADMIN}` }).click();
  const earlier = minutesAgo(2);
  await page.getByLabel(`Time for ${ADMIN}`).fill(earlier);
  await page.getByLabel("Note").fill(note);
  await page.getByRole("button", { name: "Check in: 5 people" }).click();
  const recorded = page.getByRole("list", { name: "Recorded for" });
  await expect(recorded.getByRole("listitem")).toHaveCount(5);
  await expect(recorded.getByText(ADMIN)).toContainText(earlier);

  await page.getByRole("button", { name: "Last crew (5)" }).click();
  await expect(page.getByRole("button", { name: "Check out: 5 people" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Check out: 5 people" }).click();
  const kept = page.getByRole("status").filter({ hasText: "Kept on this phone" });
  await expect(kept.getByRole("listitem")).toHaveCount(5);
  await expectAccessible(page);
  const sent = page.waitForResponse((answer) => answer.url().endsWith(PUNCHES) && answer.status() === 201);
  await context.setOffline(false);
  expect((await sent).status()).toBe(201);
  await expect(kept).toBeHidden();
  await expect(recorded.getByRole("listitem")).toHaveCount(5);

  // Each has it in their own day, with who pressed, and may object.
  const worker = await browser.newContext({ storageState: await signedIn("admin"), ...(baseURL ? { baseURL } : {}) });
  const phone = await worker.newPage();
  await phone.goto("/attendance");
  await phone.getByRole("table", { name: "My days" }).getByRole("button").first().click();
  const day = phone.getByRole("dialog", { name: "Day" });
  await expect(day.getByText(note).first()).toBeVisible();
  await expect(day.getByText("Entered by Lim Wei Jie").first()).toBeVisible();
  await expect(day.getByText("Pressed by Lim Wei Jie").first()).toBeVisible();
  await expect(day.getByRole("button", { name: "Send request" })).toBeVisible();
  await worker.close();
});
