import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { csvRow } from "../src/table/csv";

interface Case {
  name: string;
  row: (string | number | null)[];
  expected: string;
}

const FILE = resolve(import.meta.dirname, "../../../proto/vectors/csv/rows.json");
const CASES: Case[] = JSON.parse(readFileSync(FILE, "utf8")).cases;

describe("a row of a CSV file", () => {
  it.each(CASES)("$name", (each) => {
    expect(csvRow(each.row)).toBe(each.expected);
  });
});
