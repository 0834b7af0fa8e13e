import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { expectNoSidewaysScroll } from "../../support/demo";

test("a form is built on a phone: fields from a sheet, the list as the form, settings from below", async ({
  page,
  context,
}) => {
  const company = await Company.make("Pocket Site");
  await company.owner.enter(context);
  const { formTemplateId } = await company.owner.call<{ formTemplateId: string }>(
    "POST",
    "/api/FormTemplate/CreateFormTemplate",
    { name: "Toolbox talk" },
  );
  await page.goto(`/forms/templates/${formTemplateId}`);
  const add = async (kind: string) => {
    await page.getByRole("button", { name: "Add field" }).tap();
    await page.getByRole("dialog", { name: "Add field" }).getByRole("button", { name: kind, exact: true }).tap();
    await expect(page.getByRole("dialog")).toBeHidden();
  };
  await add("Short text");
  await add("Signature");
  const list = page.getByRole("list", { name: "Current Fields" });
  await expect(list.getByRole("listitem")).toHaveText([/Short text/, /Signature/]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await list.getByRole("button", { name: "More with the field" }).tap();
  await page.getByRole("menuitem", { name: /^Up/ }).tap();
  await expect(list.getByRole("listitem")).toHaveText([/Signature/, /Short text/]);

  await page
    .getByRole("toolbar", { name: "Tools of the builder" })
    .getByRole("button", { name: "Field settings" })
    .tap();
  const sheet = page.getByRole("dialog", { name: "Field settings" });
  await sheet.getByRole("textbox", { name: "Label" }).fill("Foreman");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Close" }).tap();
  await expect(list.getByRole("listitem")).toHaveText([/Foreman/, /Short text/]);

  await page.getByRole("radiogroup", { name: "What is shown" }).getByText("Page").tap();
  await expect(page.getByRole("region", { name: "Pages of the form" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
