/** A handover with its defects, each a submission of a form of its own. */

import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { makeForm } from "../../support/form";

test("defects are begun in a handover, filled in, submitted, and the handover after them", async ({
  page,
  context,
}) => {
  const company = await Company.make("Jurong Fit-out");
  await company.makeProject("Tower 2");
  const steps = [{ name: "Filling in" }];
  const defect = await makeForm(company.owner, {
    name: "Defect",
    pages: [{ name: "What", fields: [{ type: "shortText", label: "Where", required: true }] }],
    steps,
  });
  await makeForm(company.owner, {
    name: "Handover",
    pages: [
      {
        name: "Flat",
        fields: [
          {
            type: "subForm",
            label: "Defects",
            required: true,
            setting: { formTemplateId: defect.templateId, templateName: "Defect", button: "Add a defect" },
          },
        ],
      },
    ],
    steps,
  });
  await company.owner.enter(context);
  await page.goto("/forms/submissions/new");
  await page.getByRole("link", { name: /Handover/ }).click();
  await expect(page.getByText("No entries yet.")).toBeVisible();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page.getByText(/Required|required/).first()).toBeVisible();

  await page.getByRole("button", { name: "Add a defect" }).click();
  await expect(page.getByText(/Part of Handover/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to it" }).click();
  const entries = page.getByRole("list", { name: "Entries of Defects" });
  await expect(entries.getByText("Draft")).toBeVisible();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page.getByText(/still in draft/).first()).toBeVisible();
  await expectAccessible(page);

  await entries.getByRole("link", { name: "Defect" }).click();
  await page.getByRole("textbox", { name: "Where" }).fill("Kitchen, tap leaks");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page.getByText("Done").first()).toBeVisible();
  await page.getByRole("link", { name: "Back to it" }).click();
  await expect(entries.getByRole("link", { name: "Defect · No. 1" })).toBeVisible();
  await expect(entries.getByText("Done")).toBeVisible();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page.getByText("Done").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a defect" })).toHaveCount(0);
  await expect(entries.getByRole("link", { name: "Defect · No. 1" })).toBeVisible();
  await expectAccessible(page);
});
