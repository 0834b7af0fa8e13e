/** A long form on a phone, filled in one page at a time. */

import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { expectNoSidewaysScroll } from "../../support/demo";
import { makeForm } from "../../support/form";

const text = (label: string, required = false) => ({ type: "shortText", label, required });

test("is turned page by page, back by the browser's button, and leads to what is missing", async ({ page }) => {
  const company = await Company.make("Harbour Pages");
  const [member] = await company.hire({ fullName: "Rafiqul Islam" });
  if (!member) throw new Error("nobody was hired");
  const projectId = await company.makeProject("Harbour Bridge");
  const userIds = [await company.userIdOf(member)];
  await company.owner.call("POST", "/api/Project/AddProjectMembers", { projectId, userIds });
  await makeForm(company.owner, {
    name: "Long diary",
    pages: [
      {
        name: "Crew",
        fields: [text("Foreman", true), text("Carpenters"), text("Fixers"), text("Guests"), text("Absent")],
      },
      { name: "Weather", fields: [text("Morning"), text("Noon"), text("Evening")] },
      { name: "Work", fields: [text("Cast", true), text("Stripped")] },
    ],
    steps: [{ name: "Diary", button: "Send" }],
  });
  await member.enter(page.context());
  await page.goto("/forms/submissions/new");
  await page.getByRole("link", { name: /Long diary/ }).click();
  await expect(page.getByRole("textbox", { name: "Stripped" })).toBeAttached();

  await page.getByRole("button", { name: "One page at a time" }).click();
  await expect(page.getByText("Page 1 of 3")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Morning" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Send" })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByText("Page 2 of 3")).toBeFocused();
  await page.getByRole("textbox", { name: "Morning" }).fill("Dry");
  await page.getByRole("button", { name: "Next page" }).press("Enter");
  await expect(page.getByText("Page 3 of 3")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next page" })).toHaveCount(0);

  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Morning" })).toHaveValue("Dry");
  await page.goForward();
  await page.getByRole("textbox", { name: "Cast", exact: true }).fill("Slab of level 3");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  // What is missing is on a page that is not shown.
  await expect(page.getByRole("textbox", { name: "Foreman" })).toBeFocused();
  await expect(page.getByText("Page 1 of 3")).toBeVisible();
  await page.getByRole("textbox", { name: "Foreman" }).fill("Tan Bo");
  await expect(page.getByText("2 of 2 required")).toBeVisible();

  // It is how somebody fills in on this phone, also after a reload.
  await page.reload();
  await expect(page.getByText("Page 1 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await page.getByRole("button", { name: "Next page" }).click();
  await page.getByRole("button", { name: "Previous page" }).click();
  await expect(page.getByText("Page 2 of 3")).toBeVisible();
  await page.getByRole("button", { name: "All pages" }).click();
  await expect(page.getByRole("textbox", { name: "Stripped" })).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("The submission is done: “Send”.")).toBeVisible();
});
