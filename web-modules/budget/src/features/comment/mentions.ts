import type { CommentPerson } from "./api";

/** `… @may`: what stands behind the last @, as long as it may still become a name. */
const BEGUN = /(?:^|\s)@([^@\n]{0,60})$/;

/** Who may be meant by what was begun at the end of a text. */
export function suggested(text: string, people: readonly CommentPerson[]): readonly CommentPerson[] {
  const begun = BEGUN.exec(text)?.[1]?.toLowerCase();
  if (begun === undefined) return [];
  return people.filter(({ fullName }) => {
    const name = fullName.toLowerCase();
    return (
      name.length > begun.length &&
      name.split(/\s+/).some((_, at, words) => words.slice(at).join(" ").startsWith(begun))
    );
  });
}

/** The text with the name in place of what was begun. */
export function withMention(text: string, { fullName }: CommentPerson): string {
  const begun = BEGUN.exec(text)?.[1] ?? "";
  return `${text.slice(0, text.length - begun.length)}${fullName} `;
}

/** An @ with what stands behind it; an address of mail has a letter before it. */
const AT = /(?<![\w.+-])@\p{L}[^\s@,;:!?，。；：！？、]{0,40}/gu;

/** What was written behind an @ and is no name that one could be told by. */
export function namesNobody(text: string, people: readonly CommentPerson[]): readonly string[] {
  const found = [...text.matchAll(AT)].filter(
    ({ index }) => !people.some(({ fullName }) => fullName !== "" && text.startsWith(fullName, index + 1)),
  );
  return [...new Set(found.map(([written]) => written))];
}

/** Who is named in a text: who is taken out of it is not told. */
export function mentionedIn(text: string, people: readonly CommentPerson[]): string[] {
  return people.filter(({ fullName }) => fullName !== "" && text.includes(`@${fullName}`)).map((each) => each.userId);
}
