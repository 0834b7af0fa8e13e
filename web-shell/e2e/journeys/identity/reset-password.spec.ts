import { expect, test } from "@playwright/test";
import { registered, signIn } from "../../support/account";
import { expectAccessible } from "../../support/axe";
import { linkFromMail } from "../../support/mail";

test("a forgotten password is replaced by mail, and the link works once", async ({ page, context }) => {
  const person = await registered(page.request);
  await context.clearCookies();
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeFocused();

  const link = await linkFromMail(person.email, "reset-password");
  await page.goto(link);
  await expect(page.getByLabel("New password")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("New password").fill("password123");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByLabel("New password")).toHaveAttribute("aria-invalid", "true");

  const password = "lantern-gravel-orbit-43";
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page).toHaveURL("/sign-in");
  await expect(page.getByText("Your new password is set.")).toBeVisible();

  await signIn(page, person);
  await expect(page.getByRole("alert")).toContainText("wrong");
  await signIn(page, { ...person, password });
  await expect(page).toHaveURL("/create-company");

  await page.goto("/profile");
  await page.goto(link);
  await page.getByLabel("New password").fill("another-gravel-orbit-44");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByRole("heading", { name: "This link does not work any more" })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Send me a new link" })).toBeVisible();
});

test("an unknown address gets the same page as a known one", async ({ page }) => {
  await page.goto("/forgot-password");
  await page.getByLabel("E-mail").fill(`${crypto.randomUUID()}@site.example`);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
});
