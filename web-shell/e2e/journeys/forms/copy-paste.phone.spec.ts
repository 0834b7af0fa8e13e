import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { expectNoSidewaysScroll } from "../../support/demo";
import { makeForm } from "../../support/form";

test("on a phone fields go from one form to another by menus, and are found", async ({ page, context }) => {
  const company = await Company.make("Pocket Copy");
  await company.makeProject("Tower H");
  const form = (name: string, ...labels: string[]) =>
    makeForm(company.owner, {
      name,
      pages: [{ name: "One", fields: labels.map((label) => ({ type: "shortText", label })) }],
      steps: [{ name: "Report" }],
    });
  const from = await form("Site diary", "Weather", "Crew");
  const to = await form("Pour card", "Grade");
  await company.owner.enter(context);
  const list = page.getByRole("list", { name: "Current Fields" });
  const more = async (item: string) => {
    await list.getByRole("button", { name: "More with the field" }).tap();
    await page.getByRole("menuitem", { name: new RegExp(`^${item}`) }).tap();
  };
  await page.goto(`/forms/templates/${from.templateId}`);
  await list.getByRole("button", { name: /^Weather/ }).tap();
  await more("Select the next one too");
  await more("Copy");
  await expect(page.getByText("Copied: 2 fields").first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto(`/forms/templates/${to.templateId}`);
  await list.getByRole("button", { name: /^Grade/ }).tap();
  await more("Paste here");
  await expect(list.getByRole("listitem")).toHaveText([/Grade/, /Weather/, /Crew/]);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Find a field" }).tap();
  await page.getByRole("searchbox", { name: "Label, name, kind or option" }).fill("crew");
  await expect(list.getByRole("button", { name: /^Crew/ })).toHaveAttribute("aria-pressed", "true");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
