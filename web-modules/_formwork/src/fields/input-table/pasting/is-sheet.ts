/** Whether something is more than one cell; into a box of many lines, lines alone go as text. */
export function isSheet(text: string, isForLines: boolean): boolean {
  const trimmed = text.replace(/[\r\n]+$/, "");
  return trimmed.includes("\t") || (!isForLines && /[\r\n]/.test(trimmed));
}
