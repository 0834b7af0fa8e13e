/** Every kind that people enter: how it is entered on a phone, and how one sees that it is there. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { FieldDrawn } from "./form";

/** One pixel. */
const PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

interface EnteredKind extends FieldDrawn {
  /** As a person does it, and nothing more: no button that says "use this". */
  enter: (page: Page) => Promise<void>;
  /** What shows on the screen where it is filled in. */
  isEntered: (page: Page) => Promise<void>;
  /** What shows to who reads it after it was submitted. */
  isRead: (page: Page) => Promise<void>;
}

async function draw(page: Page): Promise<void> {
  const pad = page.getByRole("img", { name: /Sign here/ });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error("there is no pad");
  await page.mouse.move(box.x + 30, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 });
  await page.mouse.move(box.x + 200, box.y + 20, { steps: 5 });
  await page.mouse.up();
}

const signatureShows = (page: Page) =>
  expect(page.getByRole("img", { name: "Signature of Siti Aminah" })).toBeVisible();
const photoShows = (page: Page) => expect(page.getByRole("img", { name: /crack\.png/ })).toBeVisible();

/** A kind that is typed into one box. */
function text(type: string, label: string, typed: string, setting: Record<string, unknown> = {}): EnteredKind {
  const box = (page: Page) => page.getByRole("textbox", { name: label });
  return {
    ...{ type, label, setting },
    enter: (page) => box(page).fill(typed),
    isEntered: (page) => expect(box(page)).toHaveValue(typed),
    isRead: (page) => expect(page.getByText(typed.split("\n")[0] ?? "")).toBeVisible(),
  };
}

/** A table of one column and one row. */
function tableOf(column: string): object[][] {
  const cell = (type: string, more: object = {}) => ({ id: randomUUID(), type, ...more });
  const inside = { id: randomUUID(), type: "shortText", setting: { label: column } };
  return [
    [cell("Head"), cell("ColumnHead", { components: [inside] })],
    [cell("RowHead", { title: "Row 1" }), cell("InputTableTextInput")],
  ];
}

/** The signature comes last: its ink is the freshest when the page is left or the button pressed. */
export const ENTERED: Record<string, EnteredKind> = {
  shortText: {
    type: "shortText",
    label: "Storey",
    enter: (page) => page.getByRole("textbox", { name: "Storey" }).fill("Level 3"),
    isEntered: (page) => expect(page.getByRole("textbox", { name: "Storey" })).toHaveValue("Level 3"),
    isRead: (page) => expect(page.getByText("Level 3")).toBeVisible(),
  },
  singleSelection: {
    type: "singleSelection",
    label: "Weather",
    setting: { options: [{ id: 1, label: "Dry" }], other: true, otherLabel: "Something else" },
    enter: async (page) => {
      await page.getByText("Something else", { exact: true }).click();
      await page.getByRole("textbox", { name: /Something else/ }).fill("Haze");
    },
    isEntered: (page) => expect(page.getByRole("textbox", { name: /Something else/ })).toHaveValue("Haze"),
    isRead: (page) => expect(page.getByText("Haze")).toBeVisible(),
  },
  dateTime: {
    type: "dateTime",
    label: "Poured on",
    enter: (page) => page.locator("input[type=date]").fill("2026-11-20"),
    isEntered: (page) => expect(page.locator("input[type=date]")).toHaveValue("2026-11-20"),
    isRead: (page) => expect(page.getByText("20 Nov 2026")).toBeVisible(),
  },
  upload: {
    type: "upload",
    label: "Photos",
    enter: async (page) => {
      const file = { name: "crack.png", mimeType: "image/png", buffer: Buffer.from(PICTURE, "base64") };
      await page.getByLabel("Choose photos").first().setInputFiles(file);
    },
    isEntered: photoShows,
    isRead: photoShows,
  },
  textBlock: text("textBlock", "Found on the way", "Puddles at the north stair", { isTyped: true }),
  longText: text("longText", "Remarks", "Rebar cover checked\nat grid C4"),
  email: text("email", "Send to", "foreman@example.test"),
  phone: text("phone", "Call", "+65 6123 4567"),
  barcode: text("barcode", "Delivery label", "4006381333931"),
  number: text("number", "Slump", "120", { unit: "mm" }),
  location: {
    type: "location",
    label: "Where",
    enter: (page) => page.getByRole("group", { name: "Where" }).getByRole("textbox").fill("Gate 3"),
    isEntered: (page) => expect(page.getByRole("group", { name: "Where" }).getByRole("textbox")).toHaveValue("Gate 3"),
    isRead: (page) => expect(page.getByText("Gate 3")).toBeVisible(),
  },
  dropdown: {
    type: "dropdown",
    label: "Trade",
    setting: { options: [{ id: 1, label: "Formwork" }] },
    enter: async (page) => {
      await page.getByRole("button", { name: /^Trade/ }).click();
      await page.getByText("Formwork", { exact: true }).click();
    },
    isEntered: (page) => expect(page.getByRole("button", { name: /^Trade/ })).toHaveText("Formwork"),
    isRead: (page) => expect(page.getByText("Formwork")).toBeVisible(),
  },
  directory: {
    type: "directory",
    label: "Inspector",
    enter: async (page) => {
      await page.getByRole("button", { name: /^Inspector/ }).click();
      await page.getByText(/^Tan Mei Ling/).click();
    },
    isEntered: (page) => expect(page.getByRole("button", { name: /^Inspector/ })).toHaveText("Tan Mei Ling"),
    isRead: (page) => expect(page.getByText("Tan Mei Ling")).toBeVisible(),
  },
  multipleSelection: {
    type: "multipleSelection",
    label: "Plant",
    setting: { options: [{ id: 1, label: "Boom pump" }] },
    enter: (page) => page.getByText("Boom pump", { exact: true }).click(),
    isEntered: (page) => expect(page.getByRole("checkbox", { name: "Boom pump" })).toBeChecked(),
    isRead: (page) => expect(page.getByText("Boom pump")).toBeVisible(),
  },
  yesNo: {
    type: "yesNo",
    label: "Guard rails",
    setting: { yesLabel: "Sound", noLabel: "Broken" },
    enter: async (page) => {
      await page.getByText("Broken", { exact: true }).click();
      await page.getByRole("radiogroup", { name: "Guard rails" }).getByRole("textbox").fill("Missing at the stair");
    },
    isEntered: (page) =>
      expect(page.getByRole("radiogroup", { name: "Guard rails" }).getByRole("textbox")).toHaveValue(
        "Missing at the stair",
      ),
    isRead: (page) => expect(page.getByText("Missing at the stair")).toBeVisible(),
  },
  rating: {
    type: "rating",
    label: "Housekeeping",
    setting: { most: 5 },
    enter: (page) => page.getByRole("radio", { name: "4 of 5" }).press("Space"),
    isEntered: (page) => expect(page.getByRole("radio", { name: "4 of 5" })).toBeChecked(),
    isRead: (page) => expect(page.getByText("4 / 5")).toBeVisible(),
  },
  slider: {
    type: "slider",
    label: "Progress of the pour",
    setting: { unit: "%" },
    enter: (page) => page.getByRole("slider", { name: "Progress of the pour" }).fill("60"),
    isEntered: (page) => expect(page.getByRole("slider", { name: "Progress of the pour" })).toHaveValue("60"),
    isRead: (page) => expect(page.getByText("60 %")).toBeVisible(),
  },
  inputTable: {
    type: "inputTable",
    label: "Deliveries",
    components: tableOf("Truck"),
    enter: (page) => page.getByRole("textbox", { name: /Truck/ }).fill("SGX 1234 A"),
    isEntered: (page) => expect(page.getByRole("textbox", { name: /Truck/ })).toHaveValue("SGX 1234 A"),
    isRead: (page) => expect(page.getByText("SGX 1234 A")).toBeVisible(),
  },
  signature: {
    type: "signature",
    label: "Foreman",
    enter: draw,
    isEntered: signatureShows,
    isRead: signatureShows,
  },
};
