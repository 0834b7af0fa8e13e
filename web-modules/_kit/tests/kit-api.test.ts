/** What a module built against an older kit feels of a newer one. */
import ts from "typescript-5";
import { describe, expect, it } from "vitest";
import { compare, dated, leastVersion } from "../scripts/api/compare";
import { ExportedApi } from "../scripts/api/exported";
import { bundledProblems, importedNames, sinceByName } from "../scripts/api/ranges";
import { GENERATED, membersOf, parse, print, type Report } from "../scripts/api/report";

const PART = "@groundwork/kit";
const FILE = "/kit/index.ts";

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  lib: ["lib.es2015.d.ts"],
  types: [],
};
const libraries = new Map<string, ts.SourceFile | undefined>();

function apiOf(source: string, version = "1.4.0"): Report {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile } = host;
  host.getSourceFile = (name, language) => {
    if (name === FILE) return ts.createSourceFile(name, source, language);
    if (!libraries.has(name)) libraries.set(name, getSourceFile(name, language));
    return libraries.get(name);
  };
  const program = ts.createProgram([FILE], OPTIONS, host);
  const file = program.getSourceFile(FILE);
  if (!file) throw new Error("the sample is not there");
  const found = new ExportedApi(program, (name) => name === FILE).read(new Map([[PART, file]]));
  return {
    version,
    parts: new Map([...found].map(([part, lines]) => [part, lines.map((line) => ({ ...line, since: "1.4" }))])),
  };
}

const KIT = `
  export type Tone = "plain" | "danger";
  export interface Question { title: string; tone?: Tone; onYes?: (how: Tone) => void }
  export interface Session { name: string; left: number | null }
  export function confirm(question: Question): Promise<boolean> { throw question; }
  export function useSession(): Session { throw 0; }
  function hidden(): void {}
  export const toast = { done(words: string): void { hidden(); } };
`;

const differenceAfter = (change: (kit: string) => string) => compare(apiOf(KIT), apiOf(change(KIT)));
const without = (text: string) => (kit: string) => kit.replace(text, "");
const replaced = (text: string, by: string) => (kit: string) => kit.replace(text, by);

it("feels nothing when a type of the generated client is gone", () => {
  const components = { key: "components", side: "out", optional: false, types: [GENERATED], since: "1.0" } as const;
  const older = { version: "1.4.0", parts: new Map([[PART, [components]]]) };
  expect(compare(older, { version: "1.4.0", parts: new Map([[PART, []]]) }).breaks).toEqual([]);
});

describe("the report", () => {
  it("holds what modules can name and nothing else", () => {
    const text = print(apiOf(KIT));
    expect(text).toContain("1.4 in confirm(0): Question");
    expect(text).toContain("1.4 out Session.left: null | number");
    expect(text).toContain("1.4 in toast.done(0): string");
    expect(text).not.toContain("hidden");
  });

  it("reads again what it wrote", () => {
    expect(parse(print(apiOf(KIT)))).toEqual(apiOf(KIT));
  });

  it("knows the names of a type's properties as the union they are", () => {
    const named = `${KIT} export function read(name: keyof Question): void { name; }`;
    expect(print(apiOf(named))).toContain('1.4 in read(0): "onYes" | "title" | "tone"');
  });

  it("tells the members of a union from unions inside", () => {
    expect(membersOf('Map<string, "a | b" | null> | (() => 1 | 2) | undefined')).toEqual([
      "(() => 1 | 2)",
      'Map<string, "a | b" | null>',
      "undefined",
    ]);
  });
});

describe("a break", () => {
  it.each([
    ["an export that is gone", without("export function useSession(): Session { throw 0; }")],
    ["a property that is gone", without("left: number | null")],
    ["an argument that must now be given", replaced("question: Question)", "question: Question, why: string)")],
    ["a property that must now be given", replaced("title: string;", "title: string; body: string;")],
    ["what need not be given and now must", replaced("tone?: Tone", "tone: Tone")],
    ["an argument that takes less", replaced("words: string", 'words: "saved"')],
    ["an answer that may be more", replaced("left: number | null", "left: number | null | undefined")],
    ["an answer that may be missing", replaced("name: string; left", "name?: string; left")],
    ["what one is called back with, and may be more", replaced("(how: Tone)", "(how: Tone | null)")],
  ])("%s", (_, change) => {
    expect(differenceAfter(change).breaks).not.toEqual([]);
  });

  it("asks for a major version, before 1.0.0 for a minor one", () => {
    const difference = differenceAfter(without("left: number | null"));
    expect(leastVersion("1.4.2", difference)).toBe("2.0.0");
    expect(leastVersion("0.4.2", difference)).toBe("0.5.0");
  });
});

describe("an addition", () => {
  it.each([
    ["a new export", (kit: string) => `${kit}\nexport const more = 1;`],
    ["an argument that may be given", replaced("question: Question)", "question: Question, why?: string)")],
    ["a property that may be given", replaced("title: string;", "title: string; onNo?: () => void;")],
    ["an argument that takes more", replaced("words: string", "words: string | number")],
    ["an answer with more in it", replaced("left: number | null", "left: number | null; right: number")],
    ["an answer that is less open", replaced("left: number | null", "left: number")],
  ])("%s", (_, change) => {
    const difference = differenceAfter(change);
    expect(difference.breaks).toEqual([]);
    expect(difference.additions).not.toEqual([]);
    expect(leastVersion("1.4.2", difference)).toBe("1.5.0");
  });

  it("is dated with the version that brought it", () => {
    const now = dated(apiOf(`${KIT}\nexport const more = 1;`, "1.5.0"), apiOf(KIT));
    const since = sinceByName(now, PART);
    expect([since.get("more"), since.get("confirm")]).toEqual(["1.5", "1.4"]);
  });
});

it("asks of a module for the kit that a library in it needs", () => {
  const library = { name: "@groundwork/formwork", dependencies: { [PART]: "^1.6.0" } };
  const forms = { name: "@groundwork/forms", dependencies: { "@groundwork/formwork": "1.0.0", [PART]: "^1.3.0" } };
  const [problem] = bundledProblems([library, forms], PART);
  expect(problem).toContain(`@groundwork/forms has @groundwork/formwork in it: its package.json must say`);
  const younger = { ...forms, dependencies: { ...forms.dependencies, [PART]: "^1.7.0" } };
  expect(bundledProblems([library, younger], PART)).toEqual([]);
});

it("knows what a module takes from the kit", () => {
  const source = `import { confirm, toast as told, type Tone } from "@groundwork/kit";\nimport { x } from "elsewhere";`;
  expect(importedNames(source, PART)).toEqual(["confirm", "toast"]);
  expect(importedNames(`import type { Tone } from "@groundwork/kit";`, PART)).toEqual([]);
});
