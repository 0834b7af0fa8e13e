/** Checks before a form is sent. They only save a round trip: the service decides. */

export const CODE_LENGTH = 6;
/** The wire's limit for an address. */
const LONGEST_EMAIL = 254;

export type EmailProblem = "auth.invalid.emailMissing" | "auth.invalid.email" | null;

/** Loose on purpose: something, an @, a domain with a dot. Stricter patterns refuse real addresses. */
export function emailProblem(email: string): EmailProblem {
  const trimmed = email.trim();
  if (trimmed === "") return "auth.invalid.emailMissing";
  return trimmed.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(trimmed)
    ? null
    : "auth.invalid.email";
}

export type CodeProblem = "auth.invalid.codeMissing" | "auth.invalid.codeLength" | null;

export function codeProblem(code: string): CodeProblem {
  if (code === "") return "auth.invalid.codeMissing";
  return code.length === CODE_LENGTH ? null : "auth.invalid.codeLength";
}
