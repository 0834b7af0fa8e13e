import { expectAccessible } from "../../support/axe";
import { expect, test } from "../../support/demo";

test.use({ as: "manager" });

test("a manager finds projects, people and equipment on a map that needs no other server, and the filters stay", async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(baseURL ?? "").origin) elsewhere.push(request.url());
  });
  await page.goto("/attendance/track");
  const map = page.getByRole("region", { name: "Map" });
  await expect(map).toBeVisible();
  const machines = page.getByRole("list", { name: "Equipment" });
  await expect(machines.getByRole("button").first()).toBeVisible();
  await expect(page.locator("[data-ids]").first()).toBeVisible();
  await expectAccessible(page);

  const all = await machines.getByRole("button").count();
  await page.getByRole("combobox", { name: "Categories of equipment" }).click();
  await page.getByRole("option", { name: "Earthworks" }).click();
  await expect.poll(() => machines.getByRole("button").count()).toBeLessThan(all);
  const excavator = machines.getByRole("button", { name: /Excavator/ }).first();
  await excavator.click();
  await expect(excavator).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(page.getByRole("button", { name: /Excavator/, pressed: true })).toBeVisible();
  await expect.poll(() => machines.getByRole("button").count()).toBeLessThan(all);

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith("groundwork.track.")))
      localStorage.setItem(key, "{broken");
  });
  await page.reload();
  await expect(page.getByText("could not be read")).toBeVisible();
  await expect.poll(() => machines.getByRole("button").count()).toBe(all);
  expect(elsewhere).toEqual([]);
});

test("whoever was looked at reads by whom", async ({ browser, signedIn, baseURL }) => {
  const member = await browser.newContext({ baseURL: baseURL ?? "", storageState: await signedIn("member") });
  const phone = await member.newPage();
  await phone.goto("/attendance");
  const looks = phone.getByRole("list", { name: "Who looked where you were" });
  await expect(looks.getByRole("listitem").filter({ hasText: "where you pressed at" }).first()).toBeVisible();
  await expect(looks.getByRole("listitem").filter({ hasText: "all places where you pressed" }).first()).toBeVisible();
  await expectAccessible(phone);
  await member.close();
});
