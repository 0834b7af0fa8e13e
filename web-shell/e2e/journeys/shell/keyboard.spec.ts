import { expect, type Page, test } from "@playwright/test";
import { Company } from "../../support/company";

/** Tab until the element has the focus; a journey by keyboard must never need more than that. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: Parameters<Page["getByRole"]>[0] = "button",
): Promise<void> {
  const target = page.getByRole(role, { name, exact: typeof name === "string" }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${name}`);
}

test("a team is made and staffed by keyboard alone, and the focus comes back", async ({ page, context }) => {
  const company = await Company.make("Harbour Works");
  await company.hire({ fullName: "Lim Wei" });
  await company.owner.enter(context);
  await page.goto("/teams");
  await tabTo(page, "New team");
  await page.keyboard.press("Enter");
  const making = page.getByRole("dialog", { name: "New team" });
  await expect(making.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Concrete crew");
  await page.keyboard.press("Enter");

  const pane = page.getByRole("dialog", { name: "Concrete crew" });
  await expect(pane).toBeVisible();
  await tabTo(page, "Add people", "combobox");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: /Lim Wei/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(pane).toBeVisible();
  await tabTo(page, "Add");
  await page.keyboard.press("Enter");
  await expect(pane.getByRole("heading", { name: "1 member" })).toBeVisible();
  await tabTo(page, "Close the side pane");
  await page.keyboard.press("Escape");
  await expect(pane).toBeHidden();
});

test("rows are walked by arrows, a role is changed and a removal is called off", async ({ page, context }) => {
  const company = await Company.make("Quay Builders");
  await company.hire({ fullName: "Lim Wei" }, { fullName: "Priya Nair" });
  await company.owner.enter(context);
  await page.goto("/members");
  await tabTo(page, "Lim Wei");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "Olivia Owner", exact: true })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: "Priya Nair" })).toBeFocused();
  await page.keyboard.press("Enter");
  const pane = page.getByRole("dialog", { name: "Priya Nair" });
  await expect(pane).toBeVisible();
  await tabTo(page, /^Member/, "radio");
  await page.keyboard.press("ArrowUp");
  await tabTo(page, "Make Manager");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Priya Nair is now Manager")).toBeVisible();

  await tabTo(page, "Remove Priya Nair");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Remove Priya Nair?" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(pane).toBeVisible();
  await expect(pane.getByRole("button", { name: "Remove Priya Nair" })).toBeFocused();
});
