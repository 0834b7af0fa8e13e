import { expect, type Page, test } from "@playwright/test";
import { type Account, registered, signIn } from "../../support/account";
import { expectAccessible } from "../../support/axe";
import { nextTotp, totp } from "../../support/totp";

interface SetUp {
  secret: string;
  usedCode: string;
  recoveryCodes: string[];
}

async function setUpApp(page: Page, { password }: Account): Promise<SetUp> {
  await page.goto("/profile/security");
  await page.getByRole("button", { name: "Set up" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill(password);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expect(dialog.getByLabel("Code from your app")).toBeFocused();
  await expectAccessible(page);
  const secret = (await dialog.locator("code").textContent())?.replaceAll(" ", "") ?? "";
  const usedCode = totp(secret);
  await dialog.getByLabel("Code from your app").fill(usedCode);
  await page.keyboard.press("Enter");
  const codes = dialog.getByRole("region", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const recoveryCodes = await codes.allTextContents();
  await dialog.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("10 codes left.")).toBeVisible();
  return { secret, usedCode, recoveryCodes };
}

test("an authenticator app confirms the sign-in; a recovery code does once", async ({ page, context }) => {
  test.slow();
  const person = await registered(page.request);
  const app = await setUpApp(page, person);

  await context.clearCookies();
  await signIn(page, person);
  await expect(page.getByRole("heading", { name: "Confirm it’s you" })).toBeVisible();
  await expect(page.getByLabel("Code from your app")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code from your app")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Code from your app").fill(await nextTotp(app.secret, app.usedCode));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/create-company");

  for (const works of [true, false]) {
    await context.clearCookies();
    await signIn(page, person);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(app.recoveryCodes[0] ?? "");
    await page.keyboard.press("Enter");
    if (works) await expect(page).toHaveURL("/create-company");
    else await expect(page.getByLabel("Recovery code")).toHaveAttribute("aria-invalid", "true");
  }
});

test("a passkey is added, confirms the sign-in, signs in alone and is removed", async ({ page, context }) => {
  const person = await registered(page.request);
  const device = await context.newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await page.goto("/profile/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill(person.password);
  await dialog.getByLabel("Name").fill("Site tablet");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  await dialog.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("Site tablet", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await context.clearCookies();
  await signIn(page, person);
  await expect(page.getByRole("button", { name: "Use a passkey" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/create-company");

  // Alone it does, too: nobody types who they are.
  await context.clearCookies();
  await page.goto("/sign-in");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL("/create-company");

  await page.goto("/profile/security");
  await page.getByRole("button", { name: "Remove the passkey Site tablet" }).click();
  await dialog.getByLabel("Your password").fill(person.password);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Passkey “Site tablet” removed")).toBeVisible();
  await context.clearCookies();
  await signIn(page, person);
  await expect(page).toHaveURL("/create-company");
});
