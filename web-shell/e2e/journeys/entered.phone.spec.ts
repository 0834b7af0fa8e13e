import { FIELD_TYPES, KIND_RULES } from "@groundwork/formwork/rules";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { Company } from "../support/company";
import { type FieldDrawn, makeForm } from "../support/form";

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

/** The signature comes last: its ink is the freshest when the page is left or the button pressed. */
const KINDS: Record<string, EnteredKind> = {
  shortText: {
    type: "shortText",
    label: "Place",
    enter: (page) => page.getByRole("textbox", { name: "Place" }).fill("Level 3"),
    isEntered: (page) => expect(page.getByRole("textbox", { name: "Place" })).toHaveValue("Level 3"),
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
  signature: {
    type: "signature",
    label: "Foreman",
    enter: draw,
    isEntered: signatureShows,
    isRead: signatureShows,
  },
};

async function openForm(page: Page, context: BrowserContext): Promise<void> {
  const company = await Company.make("Everything Entered");
  const [member, checker] = await company.hire({ fullName: "Siti Aminah" }, { fullName: "Tan Mei Ling" });
  if (!member || !checker) throw new Error("nobody was hired");
  const checkers = await company.makeTeam("Checkers", [checker]);
  const projectId = await company.makeProject("Tower C");
  const userIds = [await company.userIdOf(member)];
  await company.owner.call("POST", "/api/Project/AddProjectMembers", { projectId, userIds });
  const fields = Object.values(KINDS).map(({ type, label, setting }) => ({ type, label, setting: setting ?? {} }));
  await makeForm(company.owner, {
    name: "All kinds",
    pages: [{ name: "Page", fields }],
    steps: [{ name: "Fill in" }, { name: "Look", teamIds: [checkers] }],
  });
  await member.enter(context);
  await page.goto("/forms/to-dos");
  await page.getByRole("link", { name: "Fill in a form" }).click();
  await page.getByRole("link", { name: /All kinds/ }).click();
  await expect(page.getByRole("textbox", { name: "Place" })).toBeVisible();
}

async function enterAll(page: Page): Promise<void> {
  for (const kind of Object.values(KINDS)) await kind.enter(page);
}

test("every kind that people enter is among those tried here", () => {
  const entered = FIELD_TYPES.filter((type) => KIND_RULES[type].isEntered);
  expect(Object.keys(KINDS).sort()).toEqual([...entered].sort());
});

test("whatever was entered is there again after the page was left at once", async ({ page, context }) => {
  await openForm(page, context);
  await enterAll(page);
  // Who is asked whether to leave leaves.
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  for (const kind of Object.values(KINDS)) await kind.isEntered(page);
  await expect(page.getByText(/^Saved/)).toBeVisible();
});

test("whatever was entered is part of what is submitted a moment later", async ({ page, context }) => {
  await openForm(page, context);
  await enterAll(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(/Next is “Look”/)).toBeVisible();
  await page.reload();
  for (const kind of Object.values(KINDS)) await kind.isRead(page);
  await expect(page.getByText("Not filled in")).toHaveCount(0);
});
