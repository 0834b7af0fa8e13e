import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";

/** The builder as somebody sees it who builds. */
class Builder {
  readonly page: Page;
  readonly canvas: Locator;
  readonly settings: Locator;

  constructor(page: Page) {
    this.page = page;
    this.canvas = page.getByRole("region", { name: "Pages of the form" });
    this.settings = page.getByRole("complementary", { name: "Field settings" });
  }

  kind(name: string): Locator {
    return this.page.getByRole("complementary", { name: "Field panel" }).getByRole("button", { name, exact: true });
  }

  field(label: string): Locator {
    return this.canvas.getByRole("button", { name: new RegExp(`^${label}, `) });
  }

  /** Rows from above, each with the labels of its fields. */
  async expectRows(...rows: string[][]): Promise<void> {
    const labels = () =>
      this.canvas
        .locator("[data-row]")
        .evaluateAll((found) =>
          found.map((row) =>
            Array.from(row.querySelectorAll("[data-field] > button"), (field) =>
              field.getAttribute("aria-label")?.replace(/, [^,]+$/, ""),
            ),
          ),
        );
    await expect.poll(labels).toEqual(rows);
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.locator("header").getByText("Saved", { exact: true })).toBeVisible();
  }

  async label(text: string): Promise<void> {
    await this.settings.getByRole("textbox", { name: "Label" }).fill(text);
  }

  /** Drags by the mouse to a place of the target, in shares of its size. */
  async drag(what: Locator, target: Locator, share: { x: number; y: number }): Promise<void> {
    await what.scrollIntoViewIfNeeded();
    const from = await what.boundingBox();
    const to = await target.boundingBox();
    if (!from || !to) throw new Error("There is nothing to drag");
    const { mouse } = this.page;
    await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await mouse.down();
    await mouse.move(from.x + from.width / 2 + 20, from.y + from.height / 2 + 20, { steps: 3 });
    await mouse.move(to.x + to.width * share.x, to.y + to.height * share.y, { steps: 8 });
    await mouse.up();
  }
}

async function opened(page: Page, company: Company): Promise<{ builder: Builder; templateId: string }> {
  const { formTemplateId } = await company.owner.call<{ formTemplateId: string }>(
    "POST",
    "/api/FormTemplate/CreateFormTemplate",
    { name: "Site inspection" },
  );
  await page.goto(`/forms/templates/${formTemplateId}`);
  await expect(page.getByRole("heading", { name: "Site inspection" })).toBeVisible();
  return { builder: new Builder(page), templateId: formTemplateId };
}

test("a form is built by double click, by dragging and by keys, undone, and there after a reload", async ({
  page,
  context,
}) => {
  const company = await Company.make("Harbour Works");
  await company.owner.enter(context);
  const { builder } = await opened(page, company);
  await expect(builder.canvas.getByText("Drag or double click a field from the field panel")).toBeVisible();
  await expectAccessible(page);

  await builder.kind("Short text").dblclick();
  await builder.label("Location");
  await builder.drag(builder.kind("Date and time"), builder.field("Location"), { x: 0.95, y: 0.5 });
  // The settings follow the mark on the page when there is time to draw them.
  await expect(builder.settings.getByRole("heading", { name: "Date and time" })).toBeVisible();
  await builder.label("Seen on");
  await builder.kind("Signature").focus();
  await page.keyboard.press("Enter");
  await expect(builder.settings.getByRole("heading", { name: "Signature" })).toBeVisible();
  await builder.label("Inspector");
  await builder.expectRows(["Location", "Seen on"], ["Inspector"]);
  await expectAccessible(page);

  await builder.field("Inspector").focus();
  await page.keyboard.press("Alt+ArrowUp");
  await builder.expectRows(["Inspector"], ["Location", "Seen on"]);
  await expect(builder.field("Inspector")).toBeFocused();
  await builder.field("Seen on").focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await builder.expectRows(["Inspector"], ["Seen on", "Location"]);
  await page.keyboard.press("Alt+ArrowDown");
  await builder.expectRows(["Inspector"], ["Location"], ["Seen on"]);

  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await builder.expectRows(["Inspector"], ["Location", "Seen on"]);
  await page.getByRole("button", { name: "Redo" }).click();
  await builder.expectRows(["Inspector"], ["Seen on", "Location"]);
  await page.getByRole("button", { name: "Redo" }).click();

  await builder.drag(builder.field("Seen on"), builder.field("Inspector"), { x: 0.5, y: 0.05 });
  await builder.expectRows(["Seen on"], ["Inspector"], ["Location"]);
  await builder.expectSaved();
  await page.reload();
  await builder.expectRows(["Seen on"], ["Inspector"], ["Location"]);
});

test("what was deleted comes back: a field, and a section with all that was on it", async ({ page, context }) => {
  const company = await Company.make("Quay Builders");
  await company.owner.enter(context);
  const { builder } = await opened(page, company);
  for (const kind of ["Short text", "Upload"]) await builder.kind(kind).dblclick();
  await builder.field("Upload").focus();
  await page.keyboard.press("Delete");
  const question = page.getByRole("dialog", { name: "Delete “Upload”?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Delete Upload" }).click();
  await builder.expectRows(["Short text"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await builder.expectRows(["Short text"], ["Upload"]);

  await page.getByRole("tab", { name: "Pages" }).click();
  await page.getByRole("textbox", { name: "Page 1", exact: true }).fill("Findings");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete Findings" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete Findings" }).click();
  await expect(page.getByText("No Fields Added Yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await builder.expectRows(["Short text"], ["Upload"]);

  await page.getByRole("tab", { name: "Current Fields" }).click();
  const list = page.getByRole("list", { name: "Current Fields" });
  await list.getByRole("button", { name: "Upload" }).click();
  await page.keyboard.press("Alt+ArrowUp");
  await builder.expectRows(["Upload"], ["Short text"]);
  await expectAccessible(page);
  await builder.expectSaved();
});

test("publishing names what is missing, leads there, and publishes once it is mended", async ({ page, context }) => {
  const company = await Company.make("Slipway Contractors");
  const team = await company.makeTeam("Safety");
  await company.owner.enter(context);
  const { builder, templateId } = await opened(page, company);
  await builder.kind("Signature").dblclick();
  await builder.kind("Calculation").dblclick();
  await expect(builder.settings.getByRole("textbox", { name: "Formula" })).toBeVisible();
  await builder.label("Weather");
  await page.getByRole("button", { name: "Publish" }).click();
  const panel = page.getByRole("complementary", { name: "Checks" });
  await expect(panel.getByRole("heading", { name: /missing before publishing/ })).toBeFocused();
  await expectAccessible(page);
  await panel.getByRole("button", { name: /Weather/ }).click();
  await expect(builder.field("Weather")).toBeFocused();
  await builder.settings.getByRole("textbox", { name: "Formula" }).fill("1 + 1");
  await expect(panel.getByRole("button", { name: /Weather/ })).toBeHidden();

  const drawn = await company.owner.call<{ version: number; nodes: { type: string; data: object }[]; edges: object[] }>(
    "GET",
    `/api/FormTemplateSetting/GetFormWorkflow/${templateId}`,
  );
  const nodes = drawn.nodes.map((node) =>
    node.type === "step" ? { ...node, data: { ...node.data, teamIds: [team] } } : node,
  );
  await company.owner.call("PUT", "/api/FormTemplateSetting/UpdateFormWorkflow", {
    formTemplateId: templateId,
    version: drawn.version,
    nodes,
    edges: drawn.edges,
  });
  await page.getByRole("button", { name: "Publish" }).first().click();
  const question = page.getByRole("dialog", { name: "Publish all the same?" });
  await expect(question).toContainText("Nobody is in its teams yet");
  await question.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Version 1 is live")).toBeVisible();
  await expect(page.getByRole("button", { name: "Fill in" })).toBeVisible();
  await expect(page.locator("header").getByText("Version 1", { exact: true })).toBeVisible();
  await builder.label("Weather in the morning");
  await expect(page.locator("header").getByText("Version 1, changed since")).toBeVisible();
});

test("what somebody else saved is never overwritten unasked", async ({ page, context }) => {
  const company = await Company.make("Tideline Works");
  const [other] = await company.hire({ fullName: "Priya Nair", role: "admin" });
  await company.owner.enter(context);
  const { builder, templateId } = await opened(page, company);
  await builder.kind("Short text").dblclick();
  await builder.expectSaved();
  const saved = () =>
    company.owner.call<{ version: number; pages: { components: object[] }[] }>(
      "GET",
      `/api/FormTemplateSetting/GetFormBody/${templateId}`,
    );
  await expect.poll(async () => (await saved()).pages[0]?.components.length).toBe(1);
  const { version } = await saved();
  await other?.call("PUT", "/api/FormTemplateSetting/UpdateFormBody", {
    formTemplateId: templateId,
    version,
    pages: [],
  });

  await builder.label("Mine");
  const notice = page.getByRole("alert").filter({ hasText: "You both changed the same" });
  await expect(notice).toContainText("Priya Nair");
  await expectAccessible(page);
  expect((await saved()).version).toBe(version + 1);
  await notice.getByRole("radio", { name: /^Theirs: / }).click();
  await notice.getByRole("button", { name: "Save what is chosen" }).click();
  await builder.expectRows();
  // It would take away what the other has saved.
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  expect((await saved()).pages).toEqual([]);
});

test("what could not be sent is kept, and offered when the template is opened again", async ({ page, context }) => {
  const company = await Company.make("Mole End Civil");
  await company.owner.enter(context);
  const { builder } = await opened(page, company);
  await builder.kind("Short text").dblclick();
  await builder.expectSaved();
  await page.route("**/api/FormTemplateSetting/UpdateFormBody", (route) => route.abort());
  await builder.label("Kept");
  await expect(page.getByText("Offline, sent later")).toBeVisible();
  await page.reload();
  await page.unroute("**/api/FormTemplateSetting/UpdateFormBody");
  await expectAccessible(page);
  await builder.expectRows(["Short text"]);
  await page.getByRole("button", { name: "Take them over" }).click();
  await builder.expectRows(["Kept"]);
  await builder.expectSaved();
  await page.reload();
  await builder.expectRows(["Kept"]);
  await expect(page.getByText("never sent")).toBeHidden();
});

test("preview and settings", async ({ page, context }) => {
  const company = await Company.make("Breakwater Group");
  await company.owner.enter(context);
  const { builder } = await opened(page, company);
  await builder.kind("Short text").dblclick();
  await page.getByRole("link", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await preview.getByRole("textbox", { name: "Short text" }).fill("tried out");
  await page.getByText("Phone", { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page.getByRole("textbox", { name: "Prefix" }).fill("SI-");
  await page.getByRole("textbox", { name: "Starts from" }).fill("100");
  await expect(page.getByText("The first submission gets “SI-100”.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The settings of Site inspection were saved")).toBeVisible();
});
