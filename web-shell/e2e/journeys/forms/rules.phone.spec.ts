import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import type { Caller } from "../../support/caller";
import { Company } from "../../support/company";
import { expectNoSidewaysScroll } from "../../support/demo";
import { type FormMade, makeForm } from "../../support/form";

const OPTIONS = [
  { id: 1, label: "Dry" },
  { id: 2, label: "Rain" },
];

async function makeSite(): Promise<{ owner: Caller; member: Caller; form: FormMade }> {
  const company = await Company.make("Quay Works");
  const [member] = await company.hire({ fullName: "Siti Aminah" });
  if (!member) throw new Error("nobody was hired");
  const projectId = await company.makeProject("Quay 7");
  await company.owner.call("POST", "/api/Project/AddProjectMembers", {
    projectId,
    userIds: [await company.userIdOf(member)],
  });
  const form = await makeForm(company.owner, {
    name: "Pour diary",
    pages: [
      {
        name: "The pour",
        fields: [
          { type: "singleSelection", label: "Weather", required: true, setting: { options: OPTIONS } },
          { type: "shortText", label: "Cover used" },
          { type: "number", label: "Trucks turned away", setting: { decimalPlaces: 0 } },
          { type: "shortText", label: "Why they were turned away" },
        ],
      },
    ],
    steps: [{ name: "Diary", button: "Send" }],
  });
  return { owner: company.owner, member, form };
}

async function choose(page: Page, list: string, ...options: string[]): Promise<void> {
  const box = page.getByRole("combobox", { name: list, exact: true });
  await box.click();
  for (const option of options) await page.getByRole("option", { name: option, exact: true }).click();
}

/** If a field … then something of another: as few touches as it takes. */
async function addRule(page: Page, field: string, state: string, outcome: string, target: string): Promise<void> {
  await page.getByRole("button", { name: "Add a rule" }).click();
  await choose(page, "Add a condition on", field);
  if (state !== "") await choose(page, "Comparison", state);
  await choose(page, "Add what happens", outcome);
  await choose(page, "Fields and pages", target);
  await page.keyboard.press("Escape");
}

test("three rules drawn on a phone, tried out and published, and a form filled in by them", async ({
  page,
  context,
}) => {
  const { owner, member, form } = await makeSite();
  await owner.enter(context);
  await page.goto(`/forms/templates/${form.templateId}?view=rules`);
  await expect(page.getByRole("heading", { name: "No rules yet" })).toBeVisible();
  await expectAccessible(page);

  await addRule(page, "Weather", "", "Show", "Cover used");
  await page.getByRole("combobox", { name: "Value", exact: true }).click();
  await page.getByRole("option", { name: "Rain", exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByText("If “Weather” is “Rain”, show “Cover used”.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Done" }).click();

  for (const outcome of ["Show", "Require"]) {
    await addRule(page, "Trucks turned away", "is more than", outcome, "Why they were turned away");
    await page.getByRole("textbox", { name: "Value", exact: true }).fill("0");
    await page.getByRole("button", { name: "Done" }).click();
  }

  // Each says whether it applies to what is entered, and why.
  await page.getByRole("button", { name: "Try them" }).click();
  await page.getByRole("textbox", { name: "Trucks turned away" }).fill("2");
  await expect(page.getByText("Applies now")).toHaveCount(2);
  await page.getByRole("button", { name: "Why" }).nth(1).click();
  await expect(page.getByText("“Trucks turned away” is more than “0”", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Version 2 is live")).toBeVisible();

  await context.clearCookies();
  await member.enter(context);
  await page.goto("/forms/to-dos");
  await page.getByRole("link", { name: "Fill in a form" }).click();
  await page.getByRole("link", { name: /Pour diary/ }).click();
  await expect(page.getByText("0 of 1 required")).toBeVisible();
  const cover = page.getByRole("textbox", { name: "Cover used" });
  await expect(cover).toBeHidden();
  await page.getByText("Rain", { exact: true }).click();
  await cover.fill("Tarpaulin");

  // What was typed is said not to count, and comes back.
  await page.getByText("Dry", { exact: true }).click();
  await expect(cover).toBeHidden();
  await expect(page.getByText(/will not be submitted: “Cover used”/)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Dry" })).toBeFocused();
  await expectAccessible(page);
  await page.getByText("Rain", { exact: true }).click();
  await expect(cover).toHaveValue("Tarpaulin");
  await page.getByText("Dry", { exact: true }).click();

  const trucks = page.getByRole("textbox", { name: "Trucks turned away" });
  await trucks.pressSequentially("3");
  await expect(trucks).toBeFocused();
  await expect(page.getByText("1 of 2 required")).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("One field needs a look")).toBeVisible();
  await page.getByRole("textbox", { name: "Why they were turned away" }).fill("Too stiff");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Too stiff")).toBeVisible();
  await expect(page.getByText("Cover used")).toBeHidden();
});
