import { expectAccessible } from "../../support/axe";
import { expect, test } from "../../support/demo";

test.use({ as: "member" });

test("a forgotten check-out is repaired by asking and approval", async ({ page, browser, signedIn, baseURL }) => {
  await page.goto("/attendance");
  const days = page.getByRole("table", { name: "My days" });
  await days.getByRole("row").filter({ hasText: "No check-out" }).first().getByRole("button").first().click();
  const day = page.getByRole("dialog", { name: "Day" });
  await expect(day.getByText("Nobody knows when the work ended")).toBeVisible();
  const begun = await day.getByLabel("At work from").inputValue();
  await day
    .getByLabel("until")
    .first()
    .fill(`${begun.slice(0, 11)}17:30`);
  const reason = `I forgot to check out ${crypto.randomUUID().slice(0, 8)}`;
  await day.getByLabel("Reason").fill(reason);
  await day.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Your managers were asked").first()).toBeVisible();
  await expect(day.getByText("Your request for this day waits for an answer")).toBeVisible();
  await expectAccessible(page);

  const office = await browser.newContext({ storageState: await signedIn("admin"), ...(baseURL ? { baseURL } : {}) });
  const desk = await office.newPage();
  await desk.goto("/");
  const waiting = desk.getByRole("list", { name: "Attendance requests" });
  await expect(waiting.getByRole("link").first()).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole("link", { name: "All attendance requests" }).click();
  await desk.getByRole("row").filter({ hasText: reason }).getByRole("button").first().click();
  const request = desk.getByRole("dialog", { name: "Request" });
  await expect(request.getByText(reason)).toBeVisible();
  await expectAccessible(desk);
  await request.getByLabel("Your answer").fill("The foreman saw you");
  await request.getByRole("button", { name: "Approve" }).click();
  await expect(desk.getByText(/^Approved: /).first()).toBeVisible();
  await office.close();

  await page.goto("/attendance");
  const mine = page.getByRole("listitem").filter({ hasText: reason });
  await expect(mine.getByText("Approved")).toBeVisible();
  await expect(mine.getByText("The foreman saw you")).toBeVisible();
});
