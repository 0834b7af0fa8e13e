/**
 * A page of today meets services of another release: of the next, which answer more than it knows, and of the last, which
 * answer and take no more than they did then. The web is the one that is built; what the services say is made into theirs
 * on its way.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/demo";
import { contracts, type Met, meetRelease, withoutUnknown, withSomethingNew } from "../../support/other-release";
import { come, fillIn, makeThreeSteps } from "../../support/three-steps";

const FORM = "Concrete pour";
/** One of each context, and how what it asks begins. */
const PAGES = {
  "/members": "/api/Member/QueryMembers",
  "/forms/to-dos": "/api/Submission/QueryTodos",
  "/attendance": "/api/Clock/",
  "/budget": "/api/Budget",
};

test.afterEach(({ page }) => page.unrouteAll({ behavior: "wait" }));

async function lookAround(page: Page, met: Met): Promise<void> {
  for (const [path, call] of Object.entries(PAGES)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => [...met.answered].some((each) => each.startsWith(call)), { message: call }).toBe(true);
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
}

async function pressThrough(page: Page, met: Met): Promise<void> {
  const { filler, checker, approver } = await makeThreeSteps({
    company: "Tuas Concrete",
    project: "Pier 4",
    form: FORM,
    page: "Pour",
    field: "Where",
  });
  const context = page.context();
  await come(context, page, filler, "/forms/submissions/new");
  const address = await fillIn(page, FORM, "Where", "Pile cap 12");
  await come(context, page, checker, address);
  await page.getByRole("textbox", { name: "Remark" }).fill("Slump is fine");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Checked" }).click();
  await expect(page.getByText("Next is “Approval”, by Approvers.")).toBeVisible();
  await come(context, page, approver, address);
  await expect(page.getByText("Pile cap 12")).toBeVisible();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);
  for (const call of ["CreateSubmission", "SaveStep", "SubmitStep", "GetSubmissionDetail"])
    expect(met.answered).toContain(`/api/Submission/${call}`);
}

test("an older page gets on with services that answer more", async ({ page }) => {
  const met = await meetRelease(page, contracts("openapi"), withSomethingNew);
  await lookAround(page, met);
  await pressThrough(page, met);
});

test("a newer page gets on with services of the last release, and sends nothing that they refuse", async ({ page }) => {
  const met = await meetRelease(page, contracts("released"), withoutUnknown);
  await lookAround(page, met);
  await pressThrough(page, met);
  expect([...met.refused]).toEqual([]);
});

test("what a release has not is seen to be missing", async ({ page }) => {
  const release = contracts("released");
  for (const schema of Object.values(release["identity"]?.components.schemas ?? {}))
    delete schema.properties?.["email"];
  delete release["identity"]?.paths["/api/Team/QueryTeams"];
  const met = await meetRelease(page, release, withoutUnknown);
  await page.goto("/members");
  await expect.poll(() => [...met.answered]).toContain("/api/Member/QueryMembers");
  await expect(page.getByRole("heading", { name: "Members", level: 1 })).toBeVisible();
  await expect(page.getByText("member@northbank.demo")).toHaveCount(0);
  await page.goto("/teams");
  await expect.poll(() => [...met.refused]).toContain("GET /api/Team/QueryTeams");
});
