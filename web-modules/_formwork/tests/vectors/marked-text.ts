import { expect } from "vitest";
import { readMarkedText } from "../../src/marked-text";

export interface MarkedTextCase {
  marked: string;
  expected: { blocks: unknown[] };
}

export function markedTextCase({ marked, expected }: MarkedTextCase): void {
  const blocks = readMarkedText(marked).map(({ type, lines, start }) => ({
    type,
    lines: lines.map((line) =>
      line.map(({ text, bold, italic }) => [text, ...(bold ? ["bold"] : []), ...(italic ? ["italic"] : [])]),
    ),
    ...(type === "numbers" ? { start } : {}),
  }));
  expect(blocks).toEqual(expected.blocks);
}
