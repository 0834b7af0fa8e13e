import { expect, type Locator, type Page } from "@playwright/test";

/** The hands of whoever builds: a mouse, or ten fingers on a keyboard and nothing else. */
export interface Hands {
  press(target: Locator): Promise<void>;
  /** In place of what stands there. */
  write(field: Locator, text: string): Promise<void>;
  choose(list: Locator, option: string): Promise<void>;
  /** A kind from the field panel, under its name; who added it is then at its settings. */
  add(kind: string, label?: string): Promise<void>;
}

const settingsOf = (page: Page) => page.getByRole("complementary", { name: "Field settings" });
const panelOf = (page: Page) => page.getByRole("complementary", { name: "Field panel" });

export class Mouse implements Hands {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    await target.click();
  }

  async write(field: Locator, text: string): Promise<void> {
    await field.fill(text);
  }

  async choose(list: Locator, option: string): Promise<void> {
    await list.click();
    await this.#page.getByRole("option", { name: option, exact: true }).click();
  }

  async add(kind: string, label?: string): Promise<void> {
    await panelOf(this.#page).getByRole("button", { name: kind, exact: true }).click();
    await expect(settingsOf(this.#page).getByRole("heading", { name: kind })).toBeVisible();
    if (label) await this.write(settingsOf(this.#page).getByRole("textbox", { name: "Label", exact: true }), label);
  }
}

export class Keyboard implements Hands {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** There by Tab alone, backwards where it stands before; as often as there are stops between, then looked at again. */
  async goTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let looks = 0; looks < 12; looks++) {
      const stops = await target.evaluate((element) => {
        const isStop = (each: HTMLElement) =>
          each === element || each === document.activeElement || (each.tabIndex >= 0 && each.checkVisibility());
        const all = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, [tabindex]")];
        const stopsAlong = all.filter((each) => isStop(each) && !each.matches(":disabled, [inert] *"));
        const from = stopsAlong.indexOf(document.activeElement as HTMLElement);
        return stopsAlong.indexOf(element as HTMLElement) - from;
      });
      if (stops === 0) return;
      for (let press = 0; press < Math.abs(stops); press++)
        await this.#page.keyboard.press(stops < 0 ? "Shift+Tab" : "Tab");
    }
    throw new Error(`Tab never reached ${target}`);
  }

  /** From the settings of what was added last. */
  async backToPanel(): Promise<void> {
    const settings = settingsOf(this.#page);
    const isThere = await settings.evaluate((element) => element.contains(document.activeElement));
    if (isThere) await this.#page.keyboard.press("Escape");
  }

  async press(target: Locator): Promise<void> {
    await this.goTo(target);
    await this.#page.keyboard.press((await target.getAttribute("type")) === "checkbox" ? "Space" : "Enter");
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.goTo(field);
    await this.#page.keyboard.press("ControlOrMeta+a");
    for (const [at, line] of text.split("\n").entries()) {
      if (at > 0) await this.#page.keyboard.press("Enter");
      await this.#page.keyboard.insertText(line);
    }
    await expect(field).toHaveValue(text);
  }

  async choose(list: Locator, option: string): Promise<void> {
    await this.goTo(list);
    const wanted = this.#page.getByRole("option", { name: option, exact: true });
    if ((await list.getAttribute("aria-expanded")) !== "true") await this.#page.keyboard.press("ArrowDown");
    await expect(wanted).toBeVisible();
    for (let presses = 0; presses < 60; presses++) {
      const highlighted = await wanted.evaluate((element) => element.hasAttribute("data-combobox-selected"));
      if (highlighted) return this.#page.keyboard.press("Enter");
      await this.#page.keyboard.press("ArrowDown");
    }
    throw new Error(`No arrow reached ${option}`);
  }

  async add(kind: string, label?: string): Promise<void> {
    const [panel, settings] = [panelOf(this.#page), settingsOf(this.#page)];
    await this.backToPanel();
    await this.write(panel.getByRole("searchbox"), kind);
    await this.press(panel.getByRole("button", { name: kind, exact: true }));
    await expect(settings.getByRole("heading", { name: kind })).toBeVisible();
    const name = settings.getByRole("textbox", { name: "Label", exact: true });
    if (!label) return;
    await expect(name).toBeFocused();
    await this.write(name, label);
  }
}

export const FORM = "Concrete pour inspection";

/** Three pages, as they are drawn on paper. */
export async function build(page: Page, hands: Hands): Promise<void> {
  const settings = settingsOf(page);
  const required = settings.getByRole("checkbox", { name: "Required", exact: true });
  await hands.add("Header section");
  await hands.add("Date and time", "Day of the pour");
  await hands.press(required);
  await hands.add("Short text", "Gridline or storey");
  await hands.add("Number", "Slump (mm)");
  await hands.add("Long text", "Why it is so wet");

  await addPage(page, hands, "Before the pour");
  await hands.add("Yes / No / NA", "Formwork tight and clean");
  await hands.press(required);
  await hands.add("Short text", "What is wrong with the formwork");
  await hands.add("Yes / No / NA", "Reinforcement as drawn");
  await hands.press(required);
  await hands.add("Upload", "Photos of the reinforcement");

  await addPage(page, hands, "Concrete");
  await hands.add("Input table", "Loads");
  await drawLoads(page, hands);
  await hands.add("Upload", "Photos of the pour");
  await hands.add("Signature", "Inspector");
  await hands.press(required);
}

async function addPage(page: Page, hands: Hands, name: string): Promise<void> {
  const panel = panelOf(page);
  const addButton = page.getByRole("region", { name: "Pages of the form" }).getByRole("button", { name: "Add a page" });
  await hands.press(addButton);
  await hands.write(page.getByRole("textbox", { name: /^Name of page \d$/ }).last(), name);
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("searchbox")).toBeFocused();
}

/** Ticket and volume, with the sum below; a row for each truck, as the spreadsheet of the supplier has them. */
async function drawLoads(page: Page, hands: Hands): Promise<void> {
  const settings = settingsOf(page);
  await hands.write(settings.getByRole("textbox", { name: "Name of column 1" }), "Ticket");
  await hands.write(settings.getByRole("textbox", { name: "Name of column 2" }), "Volume");
  const volume = settings.getByRole("group", { name: "Volume" });
  await hands.choose(volume.getByRole("combobox", { name: "Type" }), "Number");
  await hands.choose(volume.getByRole("combobox", { name: "Below the column" }), "Sum");
  await hands.press(settings.getByRole("button", { name: "Rows from a spreadsheet" }));
  const rows = settings.getByRole("textbox", { name: "Rows copied from a spreadsheet" });
  await hands.write(rows, "Truck 1,T-104\nTruck 2,T-105");
  await expect(settings.getByText("2 rows are taken.")).toBeVisible();
  await hands.press(settings.getByRole("button", { name: "Take 2 rows" }));
  await expect(settings.getByRole("textbox", { name: /^Name of row/ })).toHaveCount(2);
}

/** Four conditions: what one asks, and what happens then. */
export async function addRules(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole("link", { name: "Rules" }));
  const wet = { field: "Slump (mm)", state: "is more than", value: "180", target: "Why it is so wet" };
  await addRule(page, hands, { ...wet, outcome: "Show" });
  await addRule(page, hands, { ...wet, outcome: "Require" });
  const fails = { state: "", value: "No", outcome: "Show" };
  const [formwork, steel] = ["What is wrong with the formwork", "Photos of the reinforcement"];
  await addRule(page, hands, { ...fails, field: "Formwork tight and clean", target: formwork });
  await addRule(page, hands, { ...fails, field: "Reinforcement as drawn", target: steel });
  await expect(page.getByText("If “Slump (mm)” is more than “180”, show “Why it is so wet”.")).toBeVisible();
}

interface RuleDrawn {
  field: string;
  state: string;
  value: string;
  outcome: string;
  target: string;
}

async function addRule(page: Page, hands: Hands, drawn: RuleDrawn): Promise<void> {
  const list = (name: string) => page.getByRole("combobox", { name, exact: true });
  await hands.press(page.getByRole("button", { name: "Add a rule" }));
  await hands.choose(list("Add a condition on"), drawn.field);
  if (drawn.state === "") {
    await hands.choose(list("Value"), drawn.value);
    await page.keyboard.press("Escape");
  } else {
    await hands.choose(list("Comparison"), drawn.state);
    await hands.write(page.getByRole("textbox", { name: "Value", exact: true }), drawn.value);
  }
  await hands.choose(list("Add what happens"), drawn.outcome);
  await hands.choose(list("Fields and pages"), drawn.target);
  await page.keyboard.press("Escape");
  await hands.press(page.getByRole("button", { name: "Done" }));
}

/** One pixel. */
const PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export async function startOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/forms/to-dos");
  await page.getByRole("link", { name: "Fill in a form" }).click();
  await page.getByRole("link", { name: new RegExp(FORM) }).click();
}

/** With a fault that two of its conditions ask about. */
export async function fill(page: Page): Promise<void> {
  const box = (name: RegExp) => page.getByRole("textbox", { name });
  const answer = (question: RegExp, said: string) =>
    page.getByRole("radiogroup", { name: question }).getByText(said, { exact: true }).click();
  await box(/^Day of the pour/).fill("2026-11-20");
  await box(/^Gridline or storey/).fill("C4, storey 12");
  await expect(box(/^Why it is so wet/)).toBeHidden();
  await box(/^Slump/).fill("200");
  await box(/^Why it is so wet/).fill("Rain in the hopper");

  await answer(/^Formwork/, "No");
  await box(/^What is wrong with the formwork/).fill("Gap at the kicker");
  await answer(/^Reinforcement/, "Yes");
  await expect(page.getByText("Photos of the reinforcement")).toBeHidden();

  await box(/^Volume/)
    .first()
    .fill("7.5");
  await box(/^Volume/)
    .nth(1)
    .fill("6");
  await expect(page.getByText(/^13\.50?$/).first()).toBeVisible();
  await page
    .getByLabel("Choose photos")
    .last()
    .setInputFiles({ name: "pour.png", mimeType: "image/png", buffer: Buffer.from(PICTURE, "base64") });
  await expect(page.getByRole("img", { name: "Photo pour.png" })).toBeVisible();
  await page.getByRole("button", { name: "Sign with the typed name" }).click();
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Done").first()).toBeVisible();
  for (const said of ["Rain in the hopper", "Gap at the kicker", "pour.png"])
    await expect(page.getByText(said).first()).toBeVisible();
}
