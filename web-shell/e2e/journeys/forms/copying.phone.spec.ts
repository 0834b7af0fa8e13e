/** What was typed in one submission is not typed again in the next. */

import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { expectNoSidewaysScroll } from "../../support/demo";
import { come, fillIn, makeThreeSteps } from "../../support/three-steps";

const FORM = "Lift plan";

test("a step takes over what another one says, and tells what it took", async ({ page, context }) => {
  const { filler } = await makeThreeSteps({
    company: "Jurong Lifting",
    project: "Berth 9",
    form: FORM,
    page: "Lift",
    field: "Load",
  });
  await come(context, page, filler, "/forms/submissions/new");
  await fillIn(page, FORM, "Load", "Precast stair, 3 t");

  await page.goto("/forms/submissions/new");
  await page.getByRole("link", { name: new RegExp(FORM) }).click();
  await page.getByRole("button", { name: "Copy from another" }).click();
  const dialog = page.getByRole("dialog", { name: "Copy what another one says" });
  await dialog.getByRole("radio", { name: new RegExp(FORM) }).check();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(dialog.getByText("1 field copied")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("textbox", { name: "Load" })).toHaveValue("Precast stair, 3 t");

  await page.reload();
  await expect(page.getByRole("textbox", { name: "Load" })).toHaveValue("Precast stair, 3 t");
});
