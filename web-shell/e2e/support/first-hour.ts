import { expect, type Page } from "@playwright/test";
import { stranger } from "./account";
import { linkFromMail } from "./mail";

/** What a person meets on the way: each screen once it stands, each click. Typing counts for nothing. */
export class Walk {
  readonly screens: string[] = [];
  clicks = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A screen is what its heading says. */
  async see(heading: string | RegExp): Promise<void> {
    const title = this.page.getByRole("heading", { level: 1, name: heading });
    await expect(title).toBeVisible();
    this.screens.push(String(await title.textContent()));
  }

  async press(role: "button" | "link" | "radio", name: string | RegExp): Promise<void> {
    await this.page.getByRole(role, { name }).first().click();
    this.clicks += 1;
  }

  /** All the answers of that name: one click a question. */
  async answer(name: string): Promise<void> {
    for (const choice of await this.page.getByRole("radio", { name }).all()) {
      await choice.check();
      this.clicks += 1;
    }
  }
}

/** From nothing to the home of a company of one's own. */
export async function foundCompany(walk: Walk): Promise<void> {
  const { page } = walk;
  const person = stranger();
  await page.goto("/register");
  await walk.see("Create your account");
  await page.getByLabel("Full name").fill(person.fullName);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await walk.press("button", "Create account");
  await walk.see("Check your mail");
  await page.goto(await linkFromMail(person.email, "verify-email"));
  walk.clicks += 1;
  await walk.see("Create your company");
  await page.getByLabel("Company name").fill("Seletar Formwork");
  await walk.press("button", "Create company");
  await walk.see(/^Hello/);
}

/** From home to a submitted inspection, by what home and each screen offers next. */
export async function submitFirstForm(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.press("link", "Choose a form");
  await walk.see("New template");
  await walk.press("link", /^Site Safety Inspection/);
  await walk.see("Site Safety Inspection");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("Scaffold and edge protection");
  await walk.press("button", "Publish and try it");
  await page.waitForURL(/\/forms\/submissions\/[0-9a-f-]{36}/);
  await walk.see(/Site Safety Inspection/);
  await page.getByRole("textbox", { name: /^Inspected at/ }).fill("2026-11-20T09:30");
  await page.getByRole("textbox", { name: /^Area or gridline/ }).fill("Block B, level 12");
  await walk.answer("Satisfactory");
  await page.getByRole("textbox", { name: /^Findings noted/ }).fill("0");
  await walk.press("button", "Sign with the typed name");
  await walk.press("button", "Submit");
  await expect(page.getByText(/^SSI-0001/).first()).toBeVisible();
}
