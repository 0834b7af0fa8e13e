import { expect, type Locator, test } from "@playwright/test";
import { Company } from "../../support/company";

/** Every button and box is whole within the panel: none cut off, none over another's edge. */
async function expectWhole(panel: Locator): Promise<void> {
  const cut = await panel.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll("button, input")]
      .filter((control) => control.getClientRects().length > 0)
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return box.left < left - 0.5 || box.right > right + 0.5;
      })
      .map((control) => control.getAttribute("aria-label") ?? control.textContent);
  });
  expect(cut).toEqual([]);
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
}

test("a field of options begins with some, and they are written by keyboard within their panel", async ({
  page,
  context,
}) => {
  const company = await Company.make("Harbour Works");
  await company.owner.enter(context);
  const { formTemplateId } = await company.owner.call<{ formTemplateId: string }>(
    "POST",
    "/api/FormTemplate/CreateFormTemplate",
    { name: "Site inspection" },
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/forms/templates/${formTemplateId}`);
  const palette = page.getByRole("complementary", { name: "Field panel" });
  const canvas = page.getByRole("region", { name: "Pages of the form" });
  const settings = page.getByRole("complementary", { name: "Field settings" });

  for (const kind of ["Single selection", "Multiple selection", "Dropdown"]) {
    await palette.getByRole("button", { name: kind, exact: true }).dblclick();
    await expect(settings.getByText(kind, { exact: true }).first()).toBeVisible();
    // A dropdown begins with the trades, which is many.
    const options = settings.getByRole("textbox", { name: /^Option \d/ });
    if (kind === "Dropdown") await expect(options).not.toHaveCount(3);
    else await expect(options).toHaveCount(3);
    await expectWhole(settings);
  }
  // On the page too something stands where it was set down.
  await expect(canvas.getByText("Option 1").first()).toBeVisible();

  await canvas.getByRole("button", { name: /^Single selection, / }).click();
  await expect(settings.getByRole("textbox", { name: /^Option \d/ })).toHaveCount(3);
  await settings
    .getByRole("textbox", { name: "Option 1", exact: true })
    .fill("A long answer that says exactly what was meant here");
  await page.keyboard.press("Enter");
  await expect(settings.getByRole("textbox", { name: "Option 2" })).toBeFocused();
  await settings.getByRole("button", { name: "Add an option" }).click();
  await expect(settings.getByRole("textbox", { name: "Option 4" })).toBeFocused();
  await page.keyboard.type("No");
  await page.keyboard.press("Enter");
  await expect(settings.getByRole("textbox", { name: "Option 5" })).toBeFocused();
  await expectWhole(settings);
  await settings.getByRole("button", { name: "Remove “Option 5”" }).click();
  await expect(settings.getByRole("textbox", { name: /^Option \d/ })).toHaveCount(4);
  await expectWhole(settings);
});
