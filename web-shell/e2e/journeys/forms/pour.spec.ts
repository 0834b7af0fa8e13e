/** “Concrete pour inspection” from an empty company: drawn by mouse, and by keys alone. As a file: `from-file.spec.ts`. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { expectNoSidewaysScroll } from "../../support/demo";
import { addRules, build, FORM, fill, type Hands, Keyboard, Mouse, startOnPhone, submit } from "../../support/pour";

async function enter(page: Page, context: BrowserContext): Promise<void> {
  const company = await Company.make("Seletar Formwork");
  await company.makeProject("Harbour Bridge");
  await company.owner.enter(context);
  await page.goto("/forms/templates/new");
}

async function draw(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole("link", { name: /^Empty page/ }));
  await hands.write(page.getByRole("textbox", { name: "Name", exact: true }), FORM);
  await hands.press(page.getByRole("button", { name: "Create template" }));
  await expect(page.getByRole("region", { name: "Pages of the form" })).toBeVisible();
  await build(page, hands);
  await addRules(page, hands);
  await hands.press(page.getByRole("button", { name: "Publish" }));
  await expect(page.getByText("Version 1 is live")).toBeVisible();
}

test("is built by mouse, filled in on a phone and submitted", async ({ page, context }) => {
  await enter(page, context);
  await draw(page, new Mouse(page));
  await startOnPhone(page);
  await fill(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await submit(page);
});

test("is built and published by keyboard alone", async ({ page, context }) => {
  await enter(page, context);
  await draw(page, new Keyboard(page));
});
