import { draftAt, forgetDraft, type KeeperParts, type KeptDraft } from "./kept-draft";

/** Anything may stand in a browser's storage: what is no draft is thrown away. */
export function findKept<Content>(key: string, read: KeeperParts<Content>["read"]): KeptDraft<Content> | null {
  try {
    // `pages`: as a form's were called in what older releases kept.
    const { version, content, pages, base, keptAt } = draftAt(key) as Record<string, unknown>;
    const found = read(content ?? pages);
    const isDated = typeof keptAt === "string" && !Number.isNaN(Date.parse(keptAt));
    if (found !== null && typeof version === "number" && Number.isInteger(version) && isDated)
      return { version, content: found, base: baseOf(base, read), keptAt };
  } catch {
    // Not even JSON.
  }
  forgetDraft(key);
  return null;
}

function baseOf<Content>(base: unknown, read: KeeperParts<Content>["read"]): Content | null {
  try {
    return read(base);
  } catch {
    return null;
  }
}
