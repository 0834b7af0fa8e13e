import { FIELD_TYPES, KIND_RULES, type KindRules } from "@groundwork/formwork/rules";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { Company } from "../../support/company";
import { ENTERED } from "../../support/entered-kinds";
import { makeForm } from "../../support/form";

async function openForm(page: Page, context: BrowserContext): Promise<void> {
  const company = await Company.make("Everything Entered");
  const [member, checker] = await company.hire({ fullName: "Siti Aminah" }, { fullName: "Tan Mei Ling" });
  if (!member || !checker) throw new Error("nobody was hired");
  const checkers = await company.makeTeam("Checkers", [checker]);
  const projectId = await company.makeProject("Tower C");
  const userIds = [await company.userIdOf(member)];
  await company.owner.call("POST", "/api/Project/AddProjectMembers", { projectId, userIds });
  const fields = Object.values(ENTERED).map(({ type, label, setting, components }) => ({
    ...{ type, label, setting: setting ?? {} },
    ...(components ? { components } : {}),
  }));
  await makeForm(company.owner, {
    name: "All kinds",
    pages: [{ name: "Page", fields }],
    steps: [{ name: "Fill in" }, { name: "Look", teamIds: [checkers] }],
  });
  await member.enter(context);
  await page.goto("/forms/to-dos");
  await page.getByRole("link", { name: "Fill in a form" }).click();
  await page.getByRole("link", { name: /All kinds/ }).click();
  await expect(page.getByRole("textbox", { name: "Storey" })).toBeVisible();
}

async function enterAll(page: Page): Promise<void> {
  for (const kind of Object.values(ENTERED)) await kind.enter(page);
}

test("every kind that people enter is among those tried here", () => {
  // What a sub-form holds is begun, not entered: sub-form.spec.ts.
  const entered = FIELD_TYPES.filter((type) => {
    const rules = KIND_RULES[type] as KindRules;
    return rules.isEntered && rules.holds !== "submissions";
  });
  expect(Object.keys(ENTERED).sort()).toEqual([...entered].sort());
});

test("whatever was entered is there again after the page was left at once", async ({ page, context }) => {
  await openForm(page, context);
  await enterAll(page);
  // Who is asked whether to leave leaves.
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  for (const kind of Object.values(ENTERED)) await kind.isEntered(page);
  await expect(page.getByText(/^Saved/)).toBeVisible();
});

test("whatever was entered is part of what is submitted a moment later", async ({ page, context }) => {
  await openForm(page, context);
  await enterAll(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(/Next is “Look”/)).toBeVisible();
  await page.reload();
  for (const kind of Object.values(ENTERED)) await kind.isRead(page);
  await expect(page.getByText("Not filled in")).toHaveCount(0);
});
