import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { saveSteps } from "../../support/form";

interface Template {
  formTemplateId: string;
}

type Place = { x: number; y: number };

async function open(page: Page, company: Company): Promise<string> {
  const template = await company.owner.call<Template>("POST", "/api/FormTemplate/CreateFormTemplate", {
    name: "Permit to work",
  });
  await saveSteps(company.owner, template.formTemplateId, "Step 1", "Step 2");
  await page.goto(`/workflow/${template.formTemplateId}`);
  return template.formTemplateId;
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error("It is not on the screen");
  return box;
}

async function middleOf(place: Locator): Promise<Place> {
  const box = await boxOf(place);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drawLine(page: Page, from: Locator, to: Locator | Place): Promise<void> {
  // The canvas may still be moving to what was just added: hovering waits until it stands.
  await from.hover();
  const start = await middleOf(from);
  const end = "boundingBox" in to ? await middleOf(to) : to;
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

test("a workflow is drawn, connected, undone, and still there after a reload", async ({ page, context }) => {
  const company = await Company.make("Harbour Works");
  await company.makeTeam("Safety");
  await company.owner.enter(context);
  await open(page, company);

  const cards = page.locator(".react-flow__node");
  const lines = page.locator(".react-flow__edge");
  const saved = page.locator("header").getByText("Saved", { exact: true });
  await expect(cards).toHaveCount(5);
  await expectAccessible(page);

  // Let go over nothing, a line from a step becomes a button.
  const step = page.getByRole("group", { name: "Step: Step 1" });
  const below = await middleOf(step);
  await drawLine(page, step.locator(".source"), { x: below.x + 90, y: below.y + 130 });
  await expect(cards).toHaveCount(6);
  await page.getByRole("textbox", { name: "Name" }).fill("Send back");
  const button = page.getByRole("group", { name: "Button: Send back" });

  const end = page.getByRole("group", { name: "Close: Close" });
  await drawLine(page, button.locator(".source"), end.locator(".target"));
  await expect(lines).toHaveCount(6);
  await page.locator(".react-flow__pane").click({ position: { x: 10, y: 10 } });
  await page.keyboard.press("Control+z");
  await expect(lines).toHaveCount(5);
  await page.keyboard.press("Control+Shift+z");
  await expect(lines).toHaveCount(6);

  // What is in the way leads to where it is mended.
  await page.getByRole("button", { name: "Checks 1" }).click();
  await page.getByRole("button", { name: "Choose who acts on ‘Step 2’." }).click();
  await page.getByRole("combobox", { name: "Teams that act" }).press("ArrowDown");
  await page.getByRole("option", { name: "Safety" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary", { name: "Checks" })).not.toContainText("Choose who acts");

  await expect(saved).toBeVisible();
  await page.reload();
  await expect(lines).toHaveCount(6);
  await expect(button).toBeVisible();
  await expect(page.getByRole("group", { name: "Step: Step 2" })).toContainText("Safety");
});

test("what could not be sent is kept, and offered when the workflow is opened again", async ({ page, context }) => {
  const company = await Company.make("Slipway Builders");
  await company.owner.enter(context);
  await open(page, company);
  const before = page.getByRole("group", { name: "Step: Step 1" });
  const after = page.getByRole("group", { name: "Step: Request" });
  await expect(before).toBeVisible();
  await page.route("**/api/FormTemplateSetting/UpdateFormWorkflow", (route) => route.abort());
  await page.getByRole("textbox", { name: "Name" }).fill("Request");
  await expect(after).toBeVisible();
  // At once: the save has not even been tried.
  await page.reload();
  await page.unroute("**/api/FormTemplateSetting/UpdateFormWorkflow");
  await expect(page.getByText("never sent")).toBeVisible();
  await expectAccessible(page);
  await expect(before).toBeVisible();
  await page.getByRole("button", { name: "Take them over" }).click();
  await expect(after).toBeVisible();
  await expect(page.locator("header").getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(after).toBeVisible();
  await expect(page.getByText("never sent")).toBeHidden();
});

/** Every card whole in the drawing, above its tools, and the drawing whole on the screen. */
async function expectAllInSight(page: Page): Promise<void> {
  const cards = page.locator(".react-flow__node");
  await expect(cards).toHaveCount(5);
  await expect(async () => {
    const canvas = await boxOf(page.getByRole("region", { name: "Drawing of the workflow" }));
    const tools = await boxOf(page.getByRole("toolbar", { name: "Drawing tools" }));
    expect(canvas.y + canvas.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    for (const card of await cards.all()) {
      const box = await boxOf(card);
      expect(box.x).toBeGreaterThanOrEqual(canvas.x);
      expect(box.y).toBeGreaterThanOrEqual(canvas.y);
      expect(box.x + box.width).toBeLessThanOrEqual(canvas.x + canvas.width);
      expect(box.y + box.height).toBeLessThanOrEqual(tools.y);
    }
  }).toPass();
}

test("the drawing opens with all of its cards in sight, also below a banner", async ({ page, context }) => {
  const company = await Company.make("Gantry Works");
  await company.owner.enter(context);
  const formTemplateId = await open(page, company);
  await expectAllInSight(page);

  await company.owner.call("PUT", "/api/FormTemplate/ArchiveFormTemplate", { formTemplateId });
  // Another tab knows no place to come back to.
  const tab = await context.newPage();
  await tab.goto(`/workflow/${formTemplateId}`);
  await expect(tab.getByText("This form is archived.", { exact: false })).toBeVisible();
  await expectAllInSight(tab);
});

test("everything is done by keyboard alone", async ({ page, context }) => {
  const company = await Company.make("Quay Builders");
  await company.owner.enter(context);
  await open(page, company);
  const submit = page.getByRole("group", { name: "Button: Submit" }).first();
  // The cards come before all lines.
  await page.getByRole("link", { name: "Preview" }).focus();
  const canvas = page.getByRole("region", { name: "Drawing of the workflow" });
  while (!(await canvas.locator(":focus").count())) await page.keyboard.press("Tab");
  await expect(page.getByRole("group", { name: "Step: Step 1" })).toBeFocused();
  await submit.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Delete");
  await page
    .getByRole("dialog", { name: "Delete Submit?" })
    .getByRole("button", { name: "Delete Submit" })
    .press("Enter");
  await expect(page.locator(".react-flow__node")).toHaveCount(4);

  await page.getByRole("tab", { name: "Outline" }).press("Enter");
  const outline = page.getByRole("list", { name: "Outline" });
  await outline.getByRole("button", { name: "Add after Step 1, or connect it" }).press("Enter");
  await page.getByRole("menuitem", { name: "Add a button" }).press("Enter");
  await outline.getByRole("button", { name: "Add after Submit, or connect it" }).first().press("Enter");
  await page.getByRole("menuitem", { name: "Step 2" }).press("Enter");
  const line = page.getByRole("group", { name: "From Submit to Step 2" });
  await expect(line).toHaveCount(1);
  await outline.getByRole("button", { name: "Add after Submit, or connect it" }).first().press("Enter");
  await page.getByRole("menuitem", { name: "Remove the connection to Step 2" }).press("Enter");
  await expect(line).toHaveCount(0);
  await expectAccessible(page);
});

test("a line that may not be says why while it is drawn; one from step to step takes its button along", async ({
  page,
  context,
}) => {
  const company = await Company.make("Slipway Contractors");
  await company.owner.enter(context);
  await open(page, company);
  const cards = page.locator(".react-flow__node");
  const lines = page.locator(".react-flow__edge");
  const tip = page.getByRole("status").filter({ hasText: /./ });
  const first = page.getByRole("group", { name: "Step: Step 1" });
  const second = page.getByRole("group", { name: "Step: Step 2" });

  // Something leads to Step 2 already.
  await first.locator(".source").hover();
  await page.mouse.down();
  const target = await middleOf(second);
  await page.mouse.move(target.x, target.y, { steps: 6 });
  await expect(tip.filter({ hasText: "Something leads there already" })).toBeVisible();
  await expect(page.locator(".react-flow__connection-path")).toHaveCSS("stroke-dasharray", "6px, 5px");
  await expectAccessible(page);
  await page.mouse.up();
  await expect(cards).toHaveCount(5);
  await expect(lines).toHaveCount(4);

  // Nothing does any more.
  await page.getByRole("group", { name: "Button: Submit" }).first().click();
  await page.keyboard.press("Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete Submit" }).click();
  await expect(cards).toHaveCount(4);
  await drawLine(page, first.locator(".source"), second.locator(".target"));
  await expect(cards).toHaveCount(5);
  await expect(page.getByRole("group", { name: "From Step 1 to Submit" })).toHaveCount(1);
  await expect(page.getByRole("group", { name: "From Submit to Step 2" })).toHaveCount(1);
});
