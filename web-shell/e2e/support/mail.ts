/** The mail catcher's API: what was really sent. */
import { expect } from "@playwright/test";

const MAIL_URL = process.env["MAIL_URL"] ?? "http://localhost:8025";

interface Mail {
  to: { address: string }[];
  subject: string;
  time: string;
  text?: string;
}

async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${MAIL_URL}/api/email?limit=200&sort=desc`);
  const mails = (await answer.json()) as Mail[];
  return mails.filter((mail) => mail.to.some((each) => each.address === address));
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
      { message: `a mail to ${address} with a link to /${page}`, timeout: 20_000 },
    )
    .toBeTruthy();
  return found as string;
}

/** How many such links were mailed so far; pass it as `after` before asking for a further one. */
export async function linksMailed(address: string, page: string): Promise<number> {
  return (await mailsTo(address)).filter((mail) => mail.text?.includes(`/${page}#token=`)).length;
}
