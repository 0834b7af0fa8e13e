import type { Person } from "../directory/types";

/** `… @may`: what stands behind the last @, as long as it may still become a name. */
const BEGUN = /(?:^|\s)@([^@\n]{0,60})$/;

/** Who may be meant by what was begun at the end of a text. */
export function suggested(text: string, people: readonly Person[]): readonly Person[] {
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
export function withMention(text: string, { fullName }: Person): string {
  const begun = BEGUN.exec(text)?.[1] ?? "";
  return `${text.slice(0, text.length - begun.length)}${fullName} `;
}

/** An @ with what stands behind it; an address of mail has a letter before it. */
const AT = /(?<![\w.+-])@\p{L}[^\s@,;:!?，。；：！？、]{0,40}/gu;

/** What was written behind an @ and is no name that one could be told by. */
export function namesNobody(text: string, people: readonly Person[]): readonly string[] {
  const found = [...text.matchAll(AT)].filter(
    ({ index }) => !people.some(({ fullName }) => fullName !== "" && text.startsWith(fullName, index + 1)),
  );
  return [...new Set(found.map(([written]) => written))];
}

/** Who is named in a text: who is taken out of it is not told, nor is Chen Li where it says “@Chen Lin”. */
export function mentionedIn(text: string, people: readonly Person[]): string[] {
  const named = new Set<string>();
  for (const at of [...text.matchAll(/@/g)].map(({ index }) => index + 1)) {
    const meant = people.filter(({ fullName }) => fullName !== "" && isAt(text, at, fullName));
    const longest = Math.max(...meant.map(({ fullName }) => fullName.length));
    for (const { userId, fullName } of meant) if (fullName.length === longest) named.add(userId);
  }
  return people.map(({ userId }) => userId).filter((each) => named.has(each));
}

/** The whole name: what follows is no letter of the same script that would make it another's. */
function isAt(text: string, at: number, name: string): boolean {
  const next = text.slice(at + name.length, at + name.length + 1);
  return text.startsWith(name, at) && !(/[\p{L}\p{N}]$/u.test(name) && /[\p{Script=Latin}\p{N}]/u.test(next));
}
