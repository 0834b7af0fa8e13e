import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { linkFromMail } from "./mail";

export interface Account {
  fullName: string;
  email: string;
  password: string;
}

/** Someone nobody has met: each test has its own people, so that they can run at once. */
export function stranger(fullName = "Ng Hui Ling"): Account {
  return { fullName, email: `${crypto.randomUUID()}@site.example`, password: "gravel-orbit-lantern-42" };
}

const headers = () => ({ "Idempotency-Key": crypto.randomUUID(), "X-Requested-With": "groundwork" });

/** Registers and confirms by the services' own calls, which leaves the browser's context signed in. */
export async function registered(request: APIRequestContext, account: Account = stranger()): Promise<Account> {
  const made = await request.post("/api/Auth/Register", { data: account, headers: headers() });
  expect(made.status(), await made.text()).toBe(202);
  const link = await linkFromMail(account.email, "verify-email");
  const token = new URLSearchParams(link.split("#")[1]).get("token");
  const verified = await request.post("/api/Auth/VerifyEmail", { data: { token }, headers: headers() });
  expect(verified.status(), await verified.text()).toBe(200);
  return account;
}

export async function signIn(page: Page, { email, password }: Pick<Account, "email" | "password">): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
