/** Parts of a form go by keys to another one in another tab; fields are found; and a form is looked at without being edited. */
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { makeForm } from "../../support/form";

/** One pixel. */
const PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

interface Detail {
  formTemplateId: string;
  bodyVersion: number;
}

const pagesOf = (page: Page) => page.getByRole("region", { name: "Pages of the form" });
const card = (page: Page, name: RegExp) => pagesOf(page).getByRole("button", { name });
const saved = (page: Page) => expect(page.locator("header").getByText("Saved", { exact: true })).toBeVisible();

async function addPicture(page: Page): Promise<void> {
  await page
    .getByRole("complementary", { name: "Field panel" })
    .getByRole("button", { name: "Image", exact: true })
    .dblclick();
  const settings = page.getByRole("complementary", { name: "Field settings" });
  await settings
    .locator("input[type=file]")
    .setInputFiles({ name: "exits.png", mimeType: "image/png", buffer: Buffer.from(PICTURE, "base64") });
  await expect(settings.getByText("exits.png")).toBeVisible();
  await settings.getByRole("textbox", { name: "What the picture shows" }).fill("Exits of level 3");
  await saved(page);
}

test("fields are copied from one form into another by keys, their picture with them; cut, found, and only looked at", async ({
  page,
  context,
}) => {
  const company = await Company.make("Carry Over");
  await company.makeProject("Tower F");
  const { templateId } = await makeForm(company.owner, {
    name: "Site diary",
    pages: [
      {
        name: "The day",
        fields: [
          { type: "shortText", label: "Weather" },
          { type: "shortText", label: "Cover used" },
        ],
      },
    ],
    steps: [{ name: "Report" }],
  });
  const { formTemplateId } = await company.owner.call<Detail>("POST", "/api/FormTemplate/CreateFormTemplate", {
    name: "Pour card",
  });
  await company.owner.enter(context);
  await page.goto(`/forms/templates/${templateId}`);
  await card(page, /^Cover used, /).click();
  await addPicture(page);
  await card(page, /^Weather, /).click();
  await card(page, /, Image$/).click({ modifiers: ["Shift"] });
  await expect(page.getByText("3 fields are selected")).toBeAttached();
  await page.keyboard.press("ControlOrMeta+c");
  await expect(page.getByText("Copied: 3 fields")).toBeAttached();

  const other = await context.newPage();
  await other.goto(`/forms/templates/${formTemplateId}`);
  await expect(pagesOf(other)).toBeVisible();
  await other.getByRole("tab", { name: "Pages" }).click();
  await expect(other.getByRole("button", { name: "More with Page 1" })).toBeVisible();
  await other.keyboard.press("ControlOrMeta+v");
  await expect(other.getByText("Pasted: 3 fields")).toBeAttached();
  await expect(card(other, /^Weather, /)).toBeVisible();
  await saved(other);
  await expectAccessible(other);
  await other.reload();
  const picture = pagesOf(other).locator("img");
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((found) => (found as HTMLImageElement).naturalWidth);
  await expect.poll(width, { message: "the picture is the other form's own" }).toBeGreaterThan(0);

  await card(other, /^Weather, /).click();
  await other.keyboard.press("ControlOrMeta+x");
  await expect(card(other, /^Weather, /)).toBeHidden();
  await card(other, /^Cover used, /).click();
  await other.keyboard.press("ControlOrMeta+v");
  await expect(card(other, /^Weather, /)).toBeFocused();
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(card(other, /^Weather, /)).toBeHidden();
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(card(other, /^Weather, /)).toBeVisible();

  await other.keyboard.press("ControlOrMeta+f");
  await expect(other.getByRole("searchbox", { name: "Label, name, kind or option" })).toBeFocused();
  await other.keyboard.type("cover");
  await expect(card(other, /^Cover used, /)).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(other);
  await other.keyboard.press("Escape");
  await expect(card(other, /^Cover used, /)).toBeFocused();

  const about = () => company.owner.call<Detail>("GET", `/api/FormTemplateSetting/GetFormDetail/${templateId}`);
  const { bodyVersion } = await about();
  await page.goto(`/forms/templates/${templateId}?look=1`);
  await expect(page.getByText("You look at this form.")).toBeVisible();
  await card(page, /^Weather, /).click();
  await expect(page.getByRole("textbox", { name: "Label", exact: true })).toBeDisabled();
  await page.keyboard.press("Delete");
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByText("This form is only looked at.", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Workflow" }).click();
  await expect(page.getByText("You look at this workflow.", { exact: false })).toBeVisible();
  expect((await about()).bodyVersion).toBe(bodyVersion);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("button", { name: "Publish" })).toBeVisible();
});

test("who may fill a form in but not change it looks at it, and may not go on to edit it", async ({
  page,
  context,
}) => {
  const company = await Company.make("Look Only");
  await company.makeProject("Tower G");
  const { templateId } = await makeForm(company.owner, {
    name: "Toolbox talk",
    pages: [{ name: "Talk", fields: [{ type: "shortText", label: "Topic" }] }],
    steps: [{ name: "Hold" }],
  });
  const [member] = await company.hire({ fullName: "Mia Member" });
  await member?.enter(context);
  await page.goto(`/forms/templates/${templateId}`);
  await expect(page.getByText("You may fill in this template and look at it", { exact: false })).toBeVisible();
  await card(page, /^Topic, /).click();
  await expect(page.getByRole("textbox", { name: "Label", exact: true })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Publish" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Workflow" }).click();
  await expect(page.getByText("Hold").first()).toBeVisible();
});
