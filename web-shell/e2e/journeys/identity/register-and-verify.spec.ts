import { devices, expect, test } from "@playwright/test";
import { signIn, stranger } from "../../support/account";
import { expectAccessible } from "../../support/axe";
import { linkFromMail } from "../../support/mail";

test("someone new registers, confirms by mail and creates a company", async ({ page }) => {
  const person = stranger();
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel("Full name").fill(person.fullName);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("too short");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 more character needed.").first()).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();

  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await expect(page.getByText("Strong")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeFocused();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByRole("button", { name: /Send again in/ })).toBeDisabled();
  await expectAccessible(page);

  const link = await linkFromMail(person.email, "verify-email");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Create your company" })).toBeVisible();
  await expect(page.getByText(`Welcome, ${person.fullName}.`)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Company name").fill("Seletar Formwork");
  await page.keyboard.press("Enter");
  await page.waitForURL("/");
  await expect(
    page
      .getByRole("button", { name: /Seletar Formwork/ })
      .or(page.getByText("Seletar Formwork"))
      .first(),
  ).toBeVisible();
});

test("a stranger who registers an address does not choose the password of who proves it", async ({
  browser,
  page,
  request,
}) => {
  const person = stranger("Mei Lin");
  const theirs = { ...person, fullName: "Mallory", password: "chosen-by-the-stranger" };
  // The stranger's browser: its cookies are not those of the page.
  const registered = await request.post("/api/Auth/Register", {
    data: theirs,
    headers: { "X-Requested-With": "groundwork" },
  });
  expect(registered.status()).toBe(202);
  const link = await linkFromMail(person.email, "verify-email");

  const phone = await browser.newContext({ ...devices["Pixel 7"], viewport: { width: 360, height: 740 } });
  const onPhone = await phone.newPage();
  await onPhone.goto(link);
  await expect(onPhone.getByRole("heading", { name: "One thing left" })).toBeVisible();
  await expect(onPhone.getByText(`${person.email} was registered on another device`)).toBeVisible();
  await expectAccessible(onPhone);
  const width = await onPhone.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);

  await onPhone.getByRole("button", { name: "简体中文" }).click();
  await expect(onPhone.getByRole("heading", { name: "还差一步" })).toBeVisible();
  await onPhone.getByRole("button", { name: "English" }).click();

  await onPhone.getByLabel("Full name").fill(person.fullName);
  await onPhone.getByLabel("Password", { exact: true }).fill(person.password);
  await onPhone.getByRole("button", { name: "Confirm and sign in" }).click();
  await expect(onPhone.getByText(`Welcome, ${person.fullName}.`)).toBeVisible();
  await expect(onPhone.getByRole("heading", { name: "Create your company" })).toBeVisible();
  await phone.close();

  await signIn(page, theirs);
  await expect(page.getByText("E-mail or password is wrong.").first()).toBeVisible();
  await signIn(page, person);
  await expect(page.getByRole("heading", { name: "Create your company" })).toBeVisible();
});

test("a link that was used says so and offers a new one", async ({ page, context }) => {
  const person = stranger();
  await page.goto("/register");
  await page.getByLabel("Full name").fill(person.fullName);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
  const link = await linkFromMail(person.email, "verify-email");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Create your company" })).toBeVisible();

  await context.clearCookies();
  await page.goto("/register");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
});

test("the pages for visitors speak Chinese when asked, and remember it", async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("button", { name: "简体中文" }).click();
  await expect(page.getByRole("heading", { name: "创建账号" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "创建账号" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expectAccessible(page);
});
