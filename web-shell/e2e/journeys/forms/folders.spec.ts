/** The list of templates as a place: folders, and what is done with several of them. */

import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { expectNoSidewaysScroll } from "../../support/demo";

test("templates are put into folders by mouse, by keyboard and on a phone", async ({ page, context }) => {
  const company = await Company.make("Keppel Formwork");
  for (const name of ["Crane check", "Hot work permit", "Site diary", "Toolbox talk"]) {
    await company.owner.call("POST", "/api/FormTemplate/CreateFormTemplate", { name });
  }
  await company.owner.enter(context);
  await page.goto("/forms");
  const folders = page.getByRole("navigation", { name: "Folders" });
  const dialog = page.getByRole("dialog");
  for (const name of ["Safety", "Office"]) {
    await folders.getByRole("button", { name: "New folder" }).click();
    await dialog.getByRole("textbox", { name: "Name" }).fill(name);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Make folder" }).click();
    await expect(folders.getByRole("button", { name: `${name} · 0` })).toBeVisible();
  }

  // By mouse: one is pulled onto a folder.
  const diary = page.getByRole("row", { name: /Site diary/ });
  await diary.getByTitle("Drag onto a folder").dragTo(folders.getByRole("button", { name: "Office · 0" }));
  await expect(folders.getByRole("button", { name: "Office · 1" })).toBeVisible();

  // By keyboard: two are ticked, and moved together.
  await page.getByRole("checkbox", { name: "Select Crane check" }).press("Space");
  await page.getByRole("checkbox", { name: "Select Hot work permit" }).press("Space");
  await page.getByRole("button", { name: "Move (2)" }).press("Enter");
  await dialog.getByRole("combobox", { name: "In folder" }).press("ArrowDown");
  await page.getByRole("option", { name: "Safety" }).click();
  await dialog.getByRole("button", { name: "Move", exact: true }).press("Enter");
  await expect(page.getByText("2 templates were moved")).toBeVisible();
  await folders.getByRole("button", { name: "Safety · 2" }).press("Enter");
  await expect(page.getByRole("row", { name: /Site diary/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("row", { name: /Hot work permit/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Toolbox talk/ })).toHaveCount(0);
  await expectAccessible(page);

  // On a phone: the folder goes, its templates stay.
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await folders.getByRole("button", { name: "What to do with the folder Safety" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The folder Safety was deleted. Its templates are still there")).toBeVisible();
  await expect(page.getByText("Hot work permit")).toBeVisible();
  await expectNoSidewaysScroll(page);
});
