/** About forms, identity, pdf, workflow. */
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import { foundCompany, submitFirstForm, Walk } from "../support/first-hour";

const MOST_SCREENS = 8;
const MOST_CLICKS = 16;
const MOST_SECONDS = 5 * 60;

test("a new owner comes from nothing to a submitted form and its PDF without leaving the path", async ({ page }) => {
  const walk = new Walk(page);
  await foundCompany(walk);
  const steps = page.getByRole("list", { name: "First steps" });
  await expect(steps.getByRole("listitem")).toHaveCount(5);
  await expect(steps.getByRole("link")).toHaveText(["Choose a form", "Invite"]);
  await expectAccessible(page);

  await submitFirstForm(walk);
  await walk.press("link", "Open PDF");
  await walk.see(/Site Safety Inspection/);
  await expect(page.getByRole("region", { name: "PDF" })).toContainText("Block B, level 12");
  const download = page.waitForEvent("download");
  await walk.press("link", "Download");
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  expect(walk.screens.length, walk.screens.join(" · ")).toBeLessThanOrEqual(MOST_SCREENS);
  expect(walk.clicks).toBeLessThanOrEqual(MOST_CLICKS);
  expect(walk.seconds).toBeLessThanOrEqual(MOST_SECONDS);

  // Home knows what is done, and keeps quiet for good when it is told to.
  await page.goto("/");
  await expect(steps.getByRole("link")).toHaveText(["Invite"]);
  await page.getByRole("button", { name: "Hide these steps" }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Start a form" })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test("an empty page is built, published as it is, and gets an approval where one is wanted", async ({ page }) => {
  const walk = new Walk(page);
  await foundCompany(walk);
  await walk.press("link", "Choose a form");
  await walk.press("link", /^Empty page/);
  await page.getByLabel(/^Name/).fill("Site diary");
  await walk.press("button", "Create template");
  await page.getByRole("button", { name: "Short text" }).first().dblclick();
  await walk.press("link", "Workflow");
  await walk.press("button", "Add an approval");
  await expect(page.getByRole("group", { name: "Step: Approval" })).toContainText("Everyone");

  await walk.press("button", "New team");
  const pane = page.getByRole("dialog", { name: "New team" });
  await pane.getByLabel(/^Name/).fill("Supervisors");
  await pane.getByRole("button", { name: "Create team" }).click();
  await expect(page.getByRole("group", { name: "Step: Approval" })).toContainText("Supervisors");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await walk.press("button", "Publish");
  await expect(page.getByText(/Version 1/).first()).toBeVisible();
});

test("a sample project is made with a click, filled in, and put away with another", async ({ page }) => {
  const walk = new Walk(page);
  await foundCompany(walk);
  await walk.press("button", "Make a sample project");
  await expect(page.getByRole("heading", { name: "Sample project" })).toBeVisible();
  await walk.press("link", "Fill in “Site Safety Inspection”");
  await expect(page.getByRole("heading", { name: "Site Safety Inspection", level: 1 })).toBeVisible();
  await page.goto("/");
  await walk.press("button", "Put the sample away");
  await page.getByRole("dialog").getByRole("button", { name: "Put the sample away" }).click();
  await expect(page.getByRole("button", { name: "Make a sample project" })).toBeVisible();
});
