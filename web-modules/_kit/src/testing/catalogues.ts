import { type CompiledMessage, compileMessage } from "@lingui/message-utils/compileMessage";

type Catalogue = Readonly<Record<string, string>>;

/** The values that a message takes: `{name}`, and the subject of `{count, plural, …}` with those in its branches. */
function valuesOf(message: string): Set<string> {
  const found = new Set<string>();
  const visit = (tokens: CompiledMessage): void => {
    // A plain message is a string; the offset of a plural is a number.
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (typeof token === "string") continue;
      const [name, , branches] = token;
      found.add(name);
      if (branches && typeof branches === "object")
        for (const branch of Object.values(branches)) visit(branch as CompiledMessage);
    }
  };
  visit(compileMessage(message));
  // "#" inside of a plural stands for its subject.
  found.delete("#");
  return found;
}

/** What keeps two catalogues from saying the same; an empty list is good. */
export function catalogueProblems(english: Catalogue, other: Catalogue): string[] {
  const problems: string[] = [];
  for (const [key, text] of Object.entries(english)) {
    const translated = other[key];
    if (translated === undefined || translated.trim() === "") {
      problems.push(`${key}: not translated`);
      continue;
    }
    const given = valuesOf(translated);
    for (const value of valuesOf(text)) if (!given.has(value)) problems.push(`${key}: {${value}} is missing`);
    for (const value of given) if (!valuesOf(text).has(value)) problems.push(`${key}: {${value}} is unknown`);
  }
  for (const key of Object.keys(other)) if (!(key in english)) problems.push(`${key}: not in English`);
  return problems;
}
