import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { expectNoSidewaysScroll } from "../../support/demo";
import { makeForm } from "../../support/form";

interface Box {
  top: number;
  bottom: number;
  height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not drawn");
  return { top: box.y, bottom: box.y + box.height, height: box.height };
}

/** Those that stand whole between what lies above and below them. */
async function inSight(rows: Locator, top: number, bottom: number): Promise<number> {
  const boxes = await Promise.all((await rows.all()).map(boxOf));
  return boxes.filter((box) => box.top >= top && box.bottom <= bottom).length;
}

async function makeSite() {
  const company = await Company.make("Harbour Works");
  await company.owner.call("PUT", "/api/Group/UpdateGroupSettings", { timeZone: "America/New_York" });
  const projectId = await company.makeProject("Harbour Bridge", { timeZone: "Asia/Singapore" });
  const everyone = await company.makeTeam("Everyone on site", [company.owner]);
  const form = await makeForm(company.owner, {
    name: "Permit to work",
    pages: [
      {
        name: "",
        fields: [
          { type: "shortText", label: "Where", required: true },
          { type: "shortText", label: "What", required: true },
          { type: "shortText", label: "With whom", required: true },
          { type: "shortText", label: "Until when", required: true },
          { type: "signature", label: "Asked for by", required: true },
        ],
      },
    ],
    steps: [
      { name: "Application", button: "Ask for it" },
      { name: "Approval", teamIds: [everyone], button: "Approve" },
    ],
  });
  return { company, projectId, form };
}

async function startOne(page: Page): Promise<void> {
  await page.goto("/forms/submissions/new");
  await page.getByRole("link", { name: /Permit to work/ }).click();
  await expect(page.getByText("0 of 5 required")).toBeVisible();
}

/** How far the ink of a picture reaches. */
async function inkOf(picture: Locator): Promise<{ width: number; height: number }> {
  return await picture.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error("it is no picture");
    const bitmap = await createImageBitmap(await (await fetch(image.src)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("nothing can be drawn on");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const xs: number[] = [];
    const ys: number[] = [];
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 255) < 128) {
        xs.push((at / 4) % bitmap.width);
        ys.push(Math.floor(at / 4 / bitmap.width));
      }
    const spread = (all: number[]) => all.reduce((a, b) => Math.max(a, b)) - all.reduce((a, b) => Math.min(a, b));
    return { width: spread(xs), height: spread(ys) };
  });
}

test("a phone shows five submissions at once, each in two lines", async ({ page, context }) => {
  const { company, projectId, form } = await makeSite();
  for (let made = 0; made < 6; made += 1) {
    await company.owner.call("POST", "/api/Submission/CreateSubmission", {
      formTemplateId: form.templateId,
      projectId,
      values: { [form.fieldIds["Where"] ?? ""]: `Pier ${made}` },
    });
  }
  await company.owner.enter(context);
  await page.goto("/forms/submissions");
  const rows = page.getByRole("table", { name: "Submissions" }).locator("tbody tr");
  await expect(rows).toHaveCount(6);
  const bar = await boxOf(page.getByRole("navigation").last());
  expect(await inSight(rows, 0, bar.top)).toBeGreaterThanOrEqual(5);
  for (const row of await rows.all()) {
    const { height } = await boxOf(row);
    expect(height).toBeGreaterThanOrEqual(64);
    expect(height).toBeLessThanOrEqual(72);
  }
  await expect(rows.first()).toContainText("Harbour Bridge");
  await expect(rows.first()).toContainText("Draft");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("a phone gives the form the room: three fields at once, a pad to sign on, and never half of it to a bar", async ({
  page,
  context,
}) => {
  const { company } = await makeSite();
  await company.owner.enter(context);
  await startOne(page);
  await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeHidden();
  await expect(page.getByRole("button", { name: /All projects|Harbour Bridge/ })).toBeHidden();
  const bar = page
    .locator("main")
    .getByRole("group", { name: /Application/ })
    .locator("xpath=..");
  const head = page.getByRole("heading", { level: 1 }).locator("xpath=..");
  expect((await boxOf(head)).height).toBeLessThanOrEqual(56);
  const fields = page.locator("[id^='field-']");
  expect(await inSight(fields, (await boxOf(head)).bottom, (await boxOf(bar)).top)).toBeGreaterThanOrEqual(3);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const pad = page.getByRole("img", { name: /^Sign here/ });
  expect((await boxOf(pad)).height).toBeGreaterThanOrEqual(180);

  await page.getByRole("button", { name: "Ask for it" }).click();
  await expect(page.getByText("5 fields need a look")).toBeVisible();
  expect((await boxOf(bar)).height).toBeLessThan(740 / 3);
  // What one is led to is what is to be done: the pad, and not the box of the name, whose keyboard would cover it.
  await page.getByRole("button", { name: /^Asked for by/ }).click();
  await expect(pad).toBeFocused();
});

test("a phone is signed across its whole screen, held sideways, and the signature lies as it was written", async ({
  page,
  context,
}) => {
  const { company } = await makeSite();
  await company.owner.enter(context);
  await startOne(page);
  await page.getByRole("button", { name: "Sign large" }).click();
  const sheet = page.getByRole("dialog", { name: "Sign large" });
  const pad = await sheet.getByRole("img", { name: /^Sign here/ }).boundingBox();
  if (!pad) throw new Error("there is no pad");
  expect(pad.height).toBeGreaterThan(600);
  await expectAccessible(page);
  // Along the writing, which on this screen runs downwards.
  await page.mouse.move(pad.x + pad.width / 2, pad.y + 60);
  await page.mouse.down();
  await page.mouse.move(pad.x + pad.width / 2 + 30, pad.y + 300, { steps: 8 });
  await page.mouse.move(pad.x + pad.width / 2 - 30, pad.y + 560, { steps: 8 });
  await page.mouse.up();
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText("Signed", { exact: true })).toBeVisible();
  await page.reload();
  const signature = page.getByRole("img", { name: /^Signature of/ });
  await expect(signature).toBeVisible();
  const { width, height } = await inkOf(signature);
  expect(width).toBeGreaterThan(3 * height);
});

test("what was submitted on a phone begins with how far it is", async ({ page, context }) => {
  const { company } = await makeSite();
  await company.owner.enter(context);
  await startOne(page);
  for (const label of ["Where", "What", "With whom", "Until when"])
    await page.getByRole("textbox", { name: label, exact: true }).fill("Pier 4");
  await page.getByRole("button", { name: /typed name/ }).click();
  await expect(page.getByText("5 of 5 required")).toBeVisible();
  await page.getByRole("button", { name: "Ask for it" }).click();
  await expect(page.getByText(/Next is “Approval”/)).toBeVisible();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("The submission is done")).toBeVisible();
  const progress = page.getByRole("heading", { name: "Progress" });
  await expect(progress).toBeVisible();
  expect((await boxOf(progress)).top).toBeLessThan((await boxOf(page.getByText("Pier 4").first())).top);
});
