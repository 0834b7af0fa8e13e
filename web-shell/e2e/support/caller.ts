import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { linkFromMail } from "./mail";

export const ORIGIN = process.env.BASE_URL ?? "http://localhost:8080";
export const PASSWORD = "a-long-enough-passphrase";

interface Envelope<T> {
  data: T;
  errorCode: number;
  message: string;
}

export interface Cookie {
  name: string;
  value: string;
  path: string;
}

async function tokenFromMail(address: string, page: string): Promise<string> {
  return (await linkFromMail(address, page)).split("#token=")[1] ?? "";
}

/** Someone who calls the API as a browser does: cookies, CSRF header, idempotency key. Sets the stage of a journey. */
export class Caller {
  readonly #cookies = new Map<string, Cookie>();

  readonly email: string;
  readonly fullName: string;

  constructor(email: string, fullName: string) {
    this.email = email;
    this.fullName = fullName;
  }

  get cookies(): Cookie[] {
    return [...this.#cookies.values()];
  }

  async call<T = unknown>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
    key: string = randomUUID(),
    triesLeft = 40,
  ): Promise<T> {
    const answer = await fetch(new URL(path, ORIGIN), {
      method,
      headers: {
        Cookie: this.cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
        "Content-Type": "application/json",
        "Idempotency-Key": key,
        "X-CSRF-Token": this.#cookies.get("gw_csrf")?.value ?? "",
        "X-Requested-With": "groundwork",
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.#keepCookies(answer);
    // Tries of a secret are limited by address, and a whole test run has one; a service may be restarting.
    if ((answer.status === 429 || answer.status === 502) && triesLeft > 0) {
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get("Retry-After") ?? 1)));
      return this.call(method, path, body, key, triesLeft - 1);
    }
    const envelope = (await answer.json()) as Envelope<T>;
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${envelope.message}`);
    return envelope.data;
  }

  #keepCookies(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
      const [name = "", ...value] = pair.split("=");
      const path = attributes.find((each) => each.toLowerCase().startsWith("path="))?.slice("path=".length) ?? "/";
      this.#cookies.set(name, { name, value: value.join("="), path });
    }
  }

  /** Registers and confirms the address by the mailed link; signed in afterwards. */
  async register(): Promise<this> {
    const { email, fullName } = this;
    await this.call("POST", "/api/Auth/Register", { email, fullName, password: PASSWORD });
    const token = await tokenFromMail(email, "verify-email");
    await this.call("POST", "/api/Auth/VerifyEmail", { token });
    return this;
  }

  /** Registers by an invitation and accepts it: a member of that company afterwards. */
  async join(): Promise<this> {
    const { email, fullName } = this;
    const inviteToken = await tokenFromMail(email, "accept-invite");
    await this.call("POST", "/api/Auth/Register", { email, fullName, password: PASSWORD, inviteToken });
    await this.call("POST", "/api/Auth/Login", { email, password: PASSWORD });
    await this.call("POST", "/api/Invite/AcceptInvite", { token: inviteToken });
    return this;
  }

  /** Signs a browser in as this person. */
  async enter(context: BrowserContext): Promise<void> {
    await context.addCookies(this.cookies.map((cookie) => ({ ...cookie, domain: new URL(ORIGIN).hostname })));
  }
}
