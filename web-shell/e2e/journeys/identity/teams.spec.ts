import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";

test("a team is made, staffed, led, renamed and deleted", async ({ page, context }) => {
  const company = await Company.make("Harbour Works");
  await company.hire({ fullName: "Lim Wei" }, { fullName: "Priya Nair" });
  await company.owner.enter(context);

  await page.goto("/teams");
  await expect(page.getByRole("heading", { name: "No teams yet" })).toBeVisible();
  await expectAccessible(page);
  await page.locator("header").getByRole("button", { name: "New team" }).click();
  const making = page.getByRole("dialog", { name: "New team" });
  await making.getByRole("button", { name: "Create team" }).click();
  await expect(making.getByText("Give the team a name.")).toBeVisible();
  await expectAccessible(page);
  await making.getByLabel("Name").fill("Concrete crew");
  await making.getByLabel("Description").fill("Formwork, rebar and pours");
  await making.getByRole("combobox", { name: "Leads" }).press("ArrowDown");
  await page.getByRole("option", { name: /Lim Wei/ }).click();
  await page.keyboard.press("Escape");
  await making.getByRole("button", { name: "Create team" }).click();

  const pane = page.getByRole("dialog", { name: "Concrete crew" });
  await expect(pane.getByRole("heading", { name: "1 member" })).toBeVisible();
  await expectAccessible(page);
  await pane.getByRole("combobox", { name: "Add people" }).press("ArrowDown");
  await page.getByRole("option", { name: /Priya Nair/ }).click();
  await pane.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("1 person was added to Concrete crew")).toBeVisible();
  await pane.getByRole("button", { name: "Make Priya Nair a lead" }).click();
  await expect(page.getByText("Priya Nair now leads Concrete crew")).toBeVisible();
  await pane.getByRole("button", { name: "Remove Lim Wei from Concrete crew" }).click();
  await expect(pane.getByRole("heading", { name: "1 member" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(pane.getByRole("heading", { name: "2 members" })).toBeVisible();
  await expect(pane.getByRole("listitem").filter({ hasText: "Lim Wei" })).toContainText("Lead");

  await pane.getByRole("button", { name: "Edit the name and description" }).click();
  await pane.getByRole("textbox", { name: "Name" }).fill("Concrete gang");
  await pane.getByRole("button", { name: "Save" }).click();
  const renamed = page.getByRole("dialog", { name: "Concrete gang" });
  await expect(renamed).toBeVisible();
  await renamed.getByRole("button", { name: "Delete Concrete gang" }).click();
  const question = page.getByRole("dialog", { name: "Delete the team Concrete gang?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Delete Concrete gang" }).click();
  await expect(page.getByText("Team Concrete gang was deleted")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No teams yet" })).toBeVisible();
});

test("a name that is taken is refused at the field", async ({ page, context }) => {
  const company = await Company.make("Quay Builders");
  await company.makeTeam("Safety");
  await company.owner.enter(context);
  await page.goto("/teams?team=new");
  const making = page.getByRole("dialog", { name: "New team" });
  await making.getByLabel("Name").fill("safety");
  await making.getByRole("button", { name: "Create team" }).click();
  await expect(making.getByText(/A team named .safety. exists already/)).toBeVisible();
  await expect(making.getByLabel("Name")).toBeFocused();
});
