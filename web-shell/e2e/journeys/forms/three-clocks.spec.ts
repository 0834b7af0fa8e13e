import { expect, test } from "@playwright/test";
import { Company } from "../../support/company";
import { makeForm } from "../../support/form";

/** In no zone of the company's nor of the project's. */
test.use({ timezoneId: "Europe/London" });

test("one record has one clock: the project's, named where the device's says something else", async ({
  page,
  context,
}) => {
  const company = await Company.make("Harbour Works");
  await company.makeProject("Harbour Bridge", { timeZone: "Asia/Kathmandu" });
  await makeForm(company.owner, {
    name: "Site diary",
    pages: [
      {
        name: "The day",
        fields: [
          {
            type: "headerSection",
            label: "",
            setting: { items: [{ id: "submittalDate", label: "", order: 0, enabled: true }] },
          },
          { type: "shortText", label: "What was done" },
        ],
      },
    ],
    steps: [{ name: "Diary", button: "Hand it in" }],
  });
  await company.owner.enter(context);

  // The company's clock is set on its page, and from then on everything that is no project's is read on it.
  await page.goto("/admin/settings");
  const zone = page.getByRole("form", { name: "Time zone of the company" });
  await zone.getByRole("combobox", { name: "Time zone" }).fill("St Johns");
  await page.getByRole("option", { name: "America/St Johns" }).click();
  await zone.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The company's time zone is now America/St Johns")).toBeVisible();
  await page.goto("/admin/audit");
  const newest = page.getByRole("table").locator("tbody time").first();
  await expect(newest).toHaveText(/GMT-[23]:30$/);

  await page.goto("/forms/submissions/new");
  await page.getByRole("link", { name: /Site diary/ }).click();
  await page.getByRole("textbox", { name: "What was done" }).fill("Slab of level 3 cast");
  await expect(page.getByText(/^Saved at \d\d:\d\d GMT\+5:45$/)).toBeVisible();
  await page.getByRole("button", { name: "Hand it in" }).click();
  await expect(page.getByText("The submission is done")).toBeVisible();

  const instants = page.locator("main time:not(:text('ago'))");
  const submitted = page.locator("dd").filter({ hasText: /GMT\+5:45$/ });
  await expect(submitted.first()).toBeVisible();
  const shown = (await submitted.first().innerText()).trim();
  for (const text of await instants.allInnerTexts()) if (/\d\d:\d\d/.test(text)) expect(text).toMatch(/GMT\+5:45$/);

  // Beside the form as it was stands the very same minute.
  await page
    .getByRole("button", { name: /As it was|Show/ })
    .first()
    .click();
  const pane = page.getByRole("dialog");
  await expect(pane.locator("time").first()).toHaveText(shown);
  await expect(pane.locator("dd").first()).toHaveText(shown);
});
