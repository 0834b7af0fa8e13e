import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { expectNoSidewaysScroll } from "../../support/demo";
import { saveSteps } from "../../support/form";

test("on a phone the outline is the editor", async ({ page, context }) => {
  const company = await Company.make("Pier Builders");
  await company.owner.enter(context);
  const { formTemplateId } = await company.owner.call<{ formTemplateId: string }>(
    "POST",
    "/api/FormTemplate/CreateFormTemplate",
    { name: "Permit to work" },
  );
  await saveSteps(company.owner, formTemplateId, "Step 1", "Step 2");
  await page.goto(`/workflow/${formTemplateId}`);
  const outline = page.getByRole("list", { name: "Outline" });
  await outline
    .getByRole("button", { name: /^Step 2/ })
    .first()
    .click();
  const pane = page.getByRole("dialog", { name: "Step 2" });
  await pane.getByRole("textbox", { name: "Name" }).fill("Approval");
  await page.getByRole("dialog", { name: "Approval" }).getByRole("button", { name: "Close the side pane" }).click();
  await expect(outline.getByRole("button", { name: /^Approval/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Drawing" }).click();
  await expect(page.locator(".react-flow__node")).toHaveCount(5);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
