import { merge as english } from "../../messages/merge/en";

type Keys = keyof typeof english;
type Worded<Key extends Keys = Keys> = Key extends `merge.is.${infer Setting}` ? Setting : never;

/** What a step is called says one word for both editors. */
const SAID_AS: Readonly<Record<string, Worded>> = { stepName: "name" };

/** Of the keys that lead to a setting those that have words: what is around them, and numbers and ids, have none. */
export function wordsOf(path: readonly string[]): Worded[] {
  const keys = path.length > 0 ? path.map((key) => SAID_AS[key] ?? key) : ["whole"];
  return keys.filter((key): key is Worded => `merge.is.${key}` in english);
}

/** Settings whose value is a word of ours, and no text that somebody wrote. */
export const CODES: ReadonlySet<string> = new Set([
  "buttonsAlignment",
  "choices",
  "class",
  "defaultType",
  "failsOn",
  "format",
  "formula",
  "groupId",
  "imageAlignment",
  "localAlignment",
  "of",
  "style",
  "type",
]);
