import { expect, test } from "@playwright/test";
import { registered, signIn } from "../../support/account";
import { expectAccessible } from "../../support/axe";

test("signing in leads to where one wanted to go, by keyboard alone", async ({ page }) => {
  const person = await registered(page.request);
  await page.context().clearCookies();
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fprofile$/);
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(person.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
});

test("a wrong password and an unknown address get the same answer", async ({ page }) => {
  const person = await registered(page.request);
  await page.context().clearCookies();
  const answers: string[] = [];
  for (const email of [person.email, `nobody-${person.email}`]) {
    await signIn(page, { email, password: "not the password" });
    answers.push((await page.getByRole("alert").textContent()) ?? "");
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  }
  expect(answers[0]).toContain("wrong");
  expect(answers[1]).toBe(answers[0]);
  await expectAccessible(page);
});

test("too many wrong passwords say how long to wait", async ({ page }) => {
  const person = await registered(page.request);
  await page.context().clearCookies();
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(person.email);
  const button = page.getByRole("button", { name: "Sign in", exact: true });
  for (let attempt = 0, refused = false; attempt < 20 && !refused; attempt += 1) {
    await expect(button.and(page.locator(":not([data-loading])"))).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill(`not the password ${attempt}`);
    const answer = page.waitForResponse("**/api/Auth/Login");
    await page.keyboard.press("Enter");
    refused = (await answer).status() === 429;
  }
  await expect(page.getByRole("button", { name: /Try again in/ })).toBeDisabled();
  await expect(page.getByRole("alert")).toContainText("You can try again in");
  await expectAccessible(page);
});

test("signing out ends the session in every tab", async ({ page, context }) => {
  const person = await registered(page.request);
  await context.clearCookies();
  await signIn(page, person);
  await expect(page).toHaveURL("/create-company");
  const other = await context.newPage();
  await other.goto("/profile");
  await expect(other.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/sign-in");
  await expect(other).toHaveURL(/\/sign-in/);
});

test("an access that ran out is renewed without being noticed", async ({ page, context }) => {
  await registered(page.request);
  await page.goto("/profile/security");
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  await context.clearCookies({ name: "gw_access" });
  await page.reload();
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === "gw_access")).toBe(true);

  await context.clearCookies({ name: "gw_access" });
  await page.getByLabel("Current password").fill("not my password");
  await page.getByLabel("New password").fill("lantern-gravel-orbit-46");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL("/profile/security");
});
