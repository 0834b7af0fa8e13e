/** What is said about a submission and about one of its fields, and who is told of it. */

import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { subjectsTo } from "../../support/mail";
import { come, fillIn, makeThreeSteps } from "../../support/three-steps";

const FORM = "Lifting plan";

test("a checker asks about a field, who is named is mailed and answers there", async ({ page, context }) => {
  const { filler, checker } = await makeThreeSteps({
    company: "Tuas Lifting",
    project: "Berth 4",
    form: FORM,
    page: "Lift",
    field: "Load",
  });
  await come(context, page, filler, "/forms/submissions/new");
  const address = await fillIn(page, FORM, "Load", "Precast stair, 3 t");

  await come(context, page, checker, address);
  await page.getByRole("button", { name: "Comment on “Load”" }).click();
  const pane = page.getByRole("dialog", { name: "Load" });
  await pane.getByRole("textbox", { name: "Write a comment" }).fill("With the slings? @goh");
  await pane.getByRole("option", { name: "@Goh Kim" }).click();
  await pane.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(pane.getByRole("list", { name: "Comments" }).getByText("With the slings? @Goh Kim")).toBeVisible();
  await pane.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "1 comment on “Load”" })).toBeVisible();
  await expect(page.getByText("About “Load”")).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(() => subjectsTo(filler.email), { timeout: 60_000 })
    .toContainEqual(expect.stringContaining("Priya Nair commented"));

  await come(context, page, filler, address);
  await page.getByRole("button", { name: "1 comment on “Load”" }).click();
  const answer = page.getByRole("dialog", { name: "Load" });
  await expect(answer.getByText("With the slings? @Goh Kim")).toBeVisible();
  await answer.getByRole("textbox", { name: "Write a comment" }).fill("Without them.");
  await answer.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(answer.getByText("Without them.")).toBeVisible();
});
