/**
 * The heart of Groundwork, once through every layer: built, drawn, published, filled in on a phone, approved, on paper.
 * About forms, identity, pdf, workflow.
 */

import { crc32, deflateSync } from "node:zlib";
import { type Browser, devices, expect, type Page, test } from "@playwright/test";
import { type Caller, ORIGIN } from "../support/caller";
import { Company } from "../support/company";
import { expectNoSidewaysScroll } from "../support/demo";
import { textOfMail } from "../support/mail";

const FORM = "Pour card";
const SUBJECT = "A pour card waits for you";

interface People {
  manager: Caller;
  member: Caller;
  checker: Caller;
}

async function makeSite(): Promise<People> {
  const company = await Company.make("Northpoint Concrete");
  const [manager, member, checker] = await company.hire(
    { fullName: "Maya Ong", role: "manager" },
    { fullName: "Tan Bo" },
    { fullName: "Priya Nair" },
  );
  if (!manager || !member || !checker) throw new Error("nobody was hired");
  await company.makeTeam("Quality", [checker]);
  const projectId = await company.makeProject("Jetty 4");
  const userIds = await Promise.all([manager, member, checker].map((each) => company.userIdOf(each)));
  await company.owner.call("POST", "/api/Project/AddProjectMembers", { projectId, userIds });
  await company.owner.call("POST", "/api/Project/SetProjectManager", {
    projectId,
    userId: userIds[0],
    isManager: true,
  });
  return { manager, member, checker };
}

async function pageOf(browser: Browser, person: Caller, options: object = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    locale: "en-GB",
    timezoneId: "Asia/Singapore",
    ...options,
  });
  await person.enter(context);
  return context.newPage();
}

/** Five fields by the palette, one of them computed from another. */
async function buildForm(page: Page): Promise<void> {
  await page.goto("/forms");
  await page.getByRole("link", { name: "New template" }).first().click();
  await page.getByRole("link", { name: /^Empty page/ }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(FORM);
  await page.getByRole("combobox", { name: "Project" }).click();
  await page.getByRole("option", { name: "Jetty 4" }).click();
  await page.getByRole("button", { name: "Create template" }).click();

  const palette = page.getByRole("complementary", { name: "Field panel" });
  const settings = page.getByRole("complementary", { name: "Field settings" });
  const add = async (kind: string, label: string) => {
    await palette.getByRole("button", { name: kind, exact: true }).dblclick();
    const asked = settings.getByRole("textbox", { name: "Label" });
    // Of the new field: the one before has another name by now.
    await expect(asked).toHaveValue(kind);
    await asked.fill(label);
  };
  await add("Short text", "Location");
  await add("Short text", "Volume");
  await add("Calculation", "Cost");
  await settings.getByRole("textbox", { name: "Formula" }).fill("{Volume} * 120.5");
  await add("Upload", "Photos");
  await add("Signature", "Foreman");
  await expect(page.locator("header").getByText("Saved", { exact: true })).toBeVisible();
}

/** Step 1 → Submit → (e-mail) Approval → Approve or Refuse → Close, out of the workflow that every form starts with. */
async function drawWorkflow(page: Page, checker: Caller): Promise<void> {
  await page.getByRole("link", { name: "Workflow" }).click();
  await page.getByRole("button", { name: "Add an approval" }).click();
  await page.getByRole("tab", { name: "Outline" }).click();
  const outline = page.getByRole("list", { name: "Outline" });
  await outline.getByRole("button", { name: "Add after Submit, or connect it" }).first().click();
  await page.getByRole("menuitem", { name: "Send an e-mail" }).click();
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByRole("textbox", { name: "Subject" }).fill(SUBJECT);
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("Please look at the pour.");
  const address = page.getByRole("textbox", { name: "Further addresses" });
  await address.fill(checker.email);
  await address.press("Enter");

  await page.getByRole("group", { name: "Step: Approval" }).click();
  await page.getByRole("combobox", { name: "Teams that act" }).press("ArrowDown");
  await page.getByRole("option", { name: "Quality" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("header").getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Version 1 is live").first()).toBeVisible();
}

async function fillIn(page: Page): Promise<string> {
  await page.goto("/forms/to-dos");
  await page.getByRole("link", { name: "Fill in a form" }).tap();
  await page.getByRole("link", { name: new RegExp(FORM) }).tap();
  await page.getByRole("textbox", { name: "Location" }).fill("三层 Slab B");
  await page.getByRole("textbox", { name: "Volume" }).fill("12");
  await expect(page.getByText("1,446.00")).toBeVisible();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "pour.png", mimeType: "image/png", buffer: photo() });
  await expect(page.getByRole("img", { name: /pour\.png/ })).toBeVisible();
  await page.getByRole("textbox", { name: "Name in print" }).fill("Tan Bo");
  await page.getByRole("button", { name: "Sign with the typed name" }).tap();
  await expect(page.getByRole("img", { name: /Signature of Tan Bo/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).tap();
  await expect(page.getByText(/Next is “Approval”, by Quality/)).toBeVisible();
  return page.url().split("/").at(-1) ?? "";
}

async function expectCounts(person: Caller, expected: Record<string, number>): Promise<void> {
  await expect
    .poll(() => person.call("GET", "/api/Submission/GetTodoCounts"))
    .toEqual({ needsAttention: 0, ...expected });
}

test("a form is built, drawn, published, filled in on a phone, approved by another team, and on paper", async ({
  browser,
}) => {
  const { manager, member, checker } = await makeSite();
  const desk = await pageOf(browser, manager, { viewport: { width: 1280, height: 800 } });
  await buildForm(desk);
  await drawWorkflow(desk, checker);

  const phone = await pageOf(browser, member, { ...devices["Pixel 7"], viewport: { width: 360, height: 740 } });
  const submissionId = await fillIn(phone);
  expect(await textOfMail(checker.email, SUBJECT)).toContain(`/forms/submissions/${submissionId}`);
  await expectCounts(member, { all: 1, myTurn: 0, ongoing: 1, done: 0 });
  await expectCounts(checker, { all: 1, myTurn: 1, ongoing: 0, done: 0 });

  const other = await pageOf(browser, checker, { viewport: { width: 1280, height: 800 } });
  await other.goto("/forms/to-dos");
  await other.getByRole("link", { name: /Your turn: Approval/ }).click();
  await expect(other.getByText("三层 Slab B")).toBeVisible();
  await other.getByRole("button", { name: "Approve" }).click();
  await expect(other.getByText("The submission is done: “Approve”.")).toBeVisible();
  await expect(other.getByText("Done · Approve")).toBeVisible();
  await expectCounts(manager, { all: 0, myTurn: 0, ongoing: 0, done: 0 });
  await expectCounts(member, { all: 1, myTurn: 0, ongoing: 0, done: 1 });
  await expectCounts(checker, { all: 1, myTurn: 0, ongoing: 0, done: 1 });

  await other.getByRole("link", { name: "Open PDF" }).click();
  const paper = other.getByRole("region", { name: "PDF" });
  await expect(other.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
  for (const value of ["三层 Slab B", "12", "1,446.00", "pour.png", "Tan Bo", "Done · Approve", "Priya Nair"])
    await expect(paper).toContainText(value);
  const saving = other.waitForEvent("download");
  await other.getByRole("link", { name: "Download" }).click();
  expect((await saving).suggestedFilename()).toMatch(/Pour card\.pdf$/);
});

/** A picture of 64 by 64 red dots. */
function photo(): Buffer {
  const size = 64;
  const rows = Buffer.concat(
    Array.from({ length: size }, () =>
      Buffer.concat([Buffer.from([0]), Buffer.alloc(size * 3, Buffer.from([200, 40, 30]))]),
    ),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
