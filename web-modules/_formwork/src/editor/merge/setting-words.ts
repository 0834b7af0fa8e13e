import { merge as english } from "../../messages/merge/en";

type Worded<Key extends keyof typeof english = keyof typeof english> = Key extends `merge.is.${infer Setting}`
  ? Setting
  : never;

/** What a step is called says one word for both editors. */
const SAID_AS: Readonly<Record<string, string>> = { stepName: "name" };

/** The keys that lead to a setting: what is around it, and numbers and ids, have no words. */
export const keysOf = (path: readonly string[]): string[] =>
  path.length > 0 ? path.map((key) => SAID_AS[key] ?? key) : ["whole"];

/** Whether both editors have such a setting; of others each has its own words. */
export const isOfBoth = (key: string): key is Worded => `merge.is.${key}` in english;

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
