import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { expect, test } from "../../support/demo";

async function openPalette(page: Page) {
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox", { name: "Find anything" });
  await expect(box).toBeFocused();
  return box;
}

const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

test.describe("the palette", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("list", { name: "Your projects" })).toBeVisible();
  });

  test("opens a submission by its number, and offers it again", async ({ page }) => {
    const box = await openPalette(page);
    await box.fill("PTW-HW-00");
    const first = group(page, "Submissions").getByRole("option").first();
    await expect(first).toContainText("PTW-HW-00");
    await expectAccessible(page);
    const name = (await first.locator("span").first().textContent()) ?? "";
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/forms\/submissions\//);
    await expect(page.getByText(name.split(" · ")[0] ?? "", { exact: false }).first()).toBeVisible();

    await openPalette(page);
    await expect(group(page, "Opened lately").getByRole("option").first()).toContainText(name);
    await expectAccessible(page);
  });

  test("finds people, projects, teams, forms to fill in and templates, each by its own words", async ({ page }) => {
    const box = await openPalette(page);
    await box.fill("siti");
    await expect(group(page, "Members").getByRole("option")).toContainText(["Siti"]);
    await expect(page.getByText(/^Also looked in: .*Projects/)).toBeVisible();
    await box.fill("punggol");
    await expect(group(page, "Projects").getByRole("option").first()).toContainText("Punggol");
    await box.fill("hot work");
    await expect(group(page, "Fill in").getByRole("option").first()).toContainText("Hot Work");
    await expect(group(page, "Form templates").getByRole("option").first()).toContainText("Hot Work");
    await box.fill("concrete");
    await expect(group(page, "Teams").getByRole("option").first()).toContainText("Concrete");
    await box.fill("new temp");
    await expect(group(page, "Commands").getByRole("option", { name: "New template" })).toBeVisible();
  });

  test("says of one kind that it was not searched, finds the others, and asks again", async ({
    page,
    allowMessage,
  }) => {
    allowMessage(/503/);
    await page.route("**/api/Member/QueryMembers*", (route) => route.fulfill({ status: 503 }));
    const box = await openPalette(page);
    await box.fill("pu");
    const failed = page.getByRole("option", { name: "Members: not searched. Try again" });
    await expect(failed).toBeVisible();
    await expect(group(page, "Projects").getByRole("option").first()).toContainText("Punggol");
    await expectAccessible(page);
    await page.unroute("**/api/Member/QueryMembers*");
    await failed.click();
    await expect(failed).toHaveCount(0);
    await expect(box).toBeVisible();
  });
});

test("a part that does not arrive is an error of its own, on home and on a project", async ({ page, allowMessage }) => {
  allowMessage(/Failed to load resource|Loading chunk|ChunkLoadError|ERR_FAILED/);
  await page.goto("/");
  const projects = page.getByRole("list", { name: "Your projects" });
  await expect(projects).toBeVisible();
  const address = await projects.getByRole("link").first().getAttribute("href");
  // The module is there, and none of its parts comes.
  const parts = /\/modules\/forms\/static\/js\/async\/(?!__federation_expose_app)/;
  await page.route(parts, (route) => route.abort());
  await page.goto("/");
  await expect(projects).toBeVisible();
  await expect(projects.getByText("Forms: not shown").first()).toBeVisible();
  await page.goto(address ?? "");
  const card = page.getByRole("alert");
  await expect(card).toBeVisible();
  await expect(page.getByRole("heading", { name: "About" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(parts);
  await card.getByRole("button", { name: "Try again" }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText("Waiting for you")).toBeVisible();
});
