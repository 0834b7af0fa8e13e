import { expect, test } from "@playwright/test";
import { Company } from "../../support/company";

test("a tab whose browser somebody else signs in to is theirs, and what was kept in it stays its person's", async ({
  browser,
  baseURL,
}) => {
  const company = await Company.make("Shared Tablet Works");
  const [lim] = await company.hire({ fullName: "Lim Wei", role: "admin" });
  await company.makeProject("Jetty 4");
  const context = await browser.newContext({ serviceWorkers: "block", ...(baseURL ? { baseURL } : {}) });
  await company.owner.enter(context);
  const first = await context.newPage();
  const punches: string[] = [];
  first.on("request", (request) => {
    if (request.url().endsWith("/api/Clock/CreatePunches")) punches.push(request.url());
  });
  await first.route("**/api/Clock/CreatePunches", (route) => route.abort());
  await first.goto("/attendance");
  await first.getByRole("button", { name: "Check in" }).click();
  const kept = first.getByRole("status").filter({ hasText: "Kept on this phone" });
  await expect(kept).toContainText("Check in");

  await lim?.enter(context);
  const second = await context.newPage();
  await second.goto("/");
  await expect(second.getByRole("button", { name: /Lim Wei: profile and settings/ }).first()).toBeVisible();
  // The tab before is theirs, too, without a press.
  await expect(first.getByRole("button", { name: /Lim Wei: profile and settings/ }).first()).toBeVisible();
  await first.unroute("**/api/Clock/CreatePunches");
  punches.length = 0;
  await first.goto("/attendance");
  await expect(first.getByText("Not at work")).toBeVisible();
  await expect(kept).toBeHidden();
  expect(punches).toEqual([]);

  await company.owner.enter(context);
  await second.goto("/attendance");
  await expect(second.getByRole("button", { name: "Check out" })).toBeVisible();
  await context.close();
});

test("a tab that shows somebody is left once nobody is signed in", async ({ browser, baseURL }) => {
  const company = await Company.make("Shared Desk Works");
  const context = await browser.newContext({ serviceWorkers: "block", ...(baseURL ? { baseURL } : {}) });
  await company.owner.enter(context);
  const first = await context.newPage();
  await first.goto("/profile");
  await expect(first.getByLabel("Full name")).toBeVisible();
  // As after its time: no page has said so.
  await context.clearCookies();
  const second = await context.newPage();
  await second.goto("/");
  await expect(second).toHaveURL(/sign-in/);
  await expect(first).toHaveURL(/sign-in/);
  await context.close();
});
