/** The mail catcher's API: what was really sent. */
import { expect } from "@playwright/test";

const MAIL_URL = process.env["MAIL_URL"] ?? "http://localhost:8025";

interface Mail {
  subject?: string;
  text?: string;
}

/** Newest first. */
async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${MAIL_URL}/api/email?${new URLSearchParams({ "to.address": address, sort: "desc" })}`);
  return (await answer.json()) as Mail[];
}

export async function subjectsTo(address: string): Promise<string[]> {
  return (await mailsTo(address)).map(({ subject = "" }) => subject);
}

export interface LinkOptions {
  /** Mails that were there before do not count. */
  after?: number;
}

/** Waits for a mail to that address with a link to that page, and returns the newest one's path and fragment. */
export async function linkFromMail(address: string, page: string, { after = 0 }: LinkOptions = {}): Promise<string> {
  const pattern = new RegExp(`https?://[^\\s/]+(/${page}#token=[\\w.~-]+)`);
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const links = (await mailsTo(address)).flatMap((mail) => pattern.exec(mail.text ?? "")?.[1] ?? []);
        found = links.length > after ? links[0] : undefined;
        return found;
      },
      { message: `a mail to ${address} with a link to /${page}`, timeout: 60_000 },
    )
    .toBeTruthy();
  return found as string;
}

/** How many such links were mailed so far; pass it as `after` before asking for a further one. */
export async function linksMailed(address: string, page: string): Promise<number> {
  return (await mailsTo(address)).filter((mail) => mail.text?.includes(`/${page}#token=`)).length;
}

const isAbout = ({ subject = "" }: Mail, wanted: string | RegExp) =>
  typeof wanted === "string" ? subject === wanted : wanted.test(subject);

/** Waits for a mail to that address with that subject, and returns its text. */
export async function textOfMail(address: string, subject: string | RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).find((mail) => isAbout(mail, subject))?.text;
        return found;
      },
      { message: `a mail “${subject}” to ${address}`, timeout: 60_000 },
    )
    .toBeTruthy();
  return found as string;
}
