import type { SentDraft } from "./draft-saver";
import { forgetDraft, type KeeperParts, type KeptDraft, readDraft } from "./kept-draft";

/** Anything may stand in a browser's storage: what is no draft is thrown away. */
export function findKept<Content>(key: string, read: KeeperParts<Content>["read"]): KeptDraft<Content> | null {
  try {
    // `pages`: as a form's were called in what older releases kept.
    const { version, content, pages, base, sent, keptAt } = readDraft(key) as Record<string, unknown>;
    const found = read(content ?? pages);
    const isDated = typeof keptAt === "string" && !Number.isNaN(Date.parse(keptAt));
    if (found !== null && typeof version === "number" && Number.isInteger(version) && isDated)
      return { version, content: found, base: partOf(base, read), sent: sentOf(sent, read), keptAt };
  } catch {
    // Not even JSON.
  }
  forgetDraft(key);
  return null;
}

function partOf<Content>(part: unknown, read: KeeperParts<Content>["read"]): Content | null {
  try {
    return read(part);
  } catch {
    return null;
  }
}

function sentOf<Content>(sent: unknown, read: KeeperParts<Content>["read"]): SentDraft<Content> | null {
  const { content, idempotencyKey } = (sent ?? {}) as Record<string, unknown>;
  const found = partOf(content, read);
  return found !== null && typeof idempotencyKey === "string" ? { content: found, idempotencyKey } : null;
}
