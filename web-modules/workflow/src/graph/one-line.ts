/** Control characters, the two separators of lines, and what turns the direction of writing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const PARTING = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/** A name stands in the middle of sentences, in mails above all: nothing in it may begin a line of its own. */
export function onOneLine(name: string): string {
  return name.replace(PARTING, " ");
}
