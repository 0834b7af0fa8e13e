import { expect, type Locator, type Page } from "@playwright/test";
import { stranger } from "./account";
import { linkFromMail } from "./mail";

/** What a person who has never been here takes for each, in seconds: docs/performance.md says where they are from. */
const PACE = { screen: 15, click: 2.7, letter: 0.5, mail: 20 } as const;

/** What a person meets on the way: each screen once it stands, each click, each letter. */
export class Walk {
  readonly screens: string[] = [];
  clicks = 0;
  fields = 0;
  letters = 0;
  mails = 0;
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

  async write(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.fields += 1;
    this.letters += text.length;
  }

  async openMail(to: string, kind: string): Promise<void> {
    await this.page.goto(await linkFromMail(to, kind));
    this.clicks += 1;
    this.mails += 1;
  }

  /** How long a person takes, where the product takes no time at all. */
  get seconds(): number {
    const { screens, clicks, fields, letters, mails } = this;
    const found = screens.length * PACE.screen + (clicks + fields) * PACE.click;
    return found + letters * PACE.letter + mails * PACE.mail;
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
  await walk.write(page.getByLabel("Full name"), person.fullName);
  await walk.write(page.getByLabel("E-mail"), person.email);
  await walk.write(page.getByLabel("Password", { exact: true }), person.password);
  await walk.press("button", "Create account");
  await walk.see("Check your mail");
  await walk.openMail(person.email, "verify-email");
  await walk.see("Create your company");
  await walk.write(page.getByLabel("Company name"), "Seletar Formwork");
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
  await walk.write(page.getByRole("textbox", { name: /^Inspected at/ }), "2026-11-20T09:30");
  await walk.write(page.getByRole("textbox", { name: /^Area or gridline/ }), "Block B, level 12");
  await walk.answer("Satisfactory");
  await walk.write(page.getByRole("textbox", { name: /^Findings noted/ }), "0");
  await walk.press("button", "Sign with the typed name");
  await walk.press("button", "Submit");
  await expect(page.getByText(/^SSI-0001/).first()).toBeVisible();
}
