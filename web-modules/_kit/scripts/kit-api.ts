/**
 * The kit's exported API and its version: `make kit` writes api.txt, `make check` compares (`--check`).
 *
 * Two versions never have the same number and another API: modules are built against one and run in a shell with
 * another, and their ranges are all that either knows.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-5";
import { SHARED_EAGER, SHARED_LAZY } from "../build/shared.ts";
import { compare, dated, isBefore, leastVersion } from "./api/compare.ts";
import { ExportedApi } from "./api/exported.ts";
import { rangeProblems } from "./api/ranges.ts";
import { type Line, parse, print, type Report } from "./api/report.ts";

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
}

const folder = join(import.meta.dirname, "..");
const root = join(folder, "../..");
const reportFile = join(folder, "api.txt");
const manifestFile = join(folder, "package.json");
const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;

/** The parts that the shell provides; the others are built into the module that uses them. */
function provided(): Map<string, string> {
  const parts = [...SHARED_EAGER, ...SHARED_LAZY].filter((each) => each.startsWith(manifest.name));
  return new Map(parts.map((part) => [part, join(folder, manifest.exports[part.replace(manifest.name, ".")] ?? "")]));
}

function apiOfNow(): Report {
  const parts = provided();
  const config = ts.readConfigFile(join(folder, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, folder);
  const declarations = join(folder, "src/css-modules.d.ts");
  // What services answer is not the kit's to promise: their contracts are compared (docs/decisions/0035).
  const anySchema = join(import.meta.dirname, "api/any-schema.d.ts");
  const program = ts.createProgram([...parts.values(), declarations], {
    ...options,
    paths: { "#schema": [anySchema] },
  });
  const sources = new Map<string, ts.SourceFile>();
  for (const [part, file] of parts) {
    const source = program.getSourceFile(file);
    if (source) sources.set(part, source);
  }
  const isOurs = (file: string) => file.startsWith(join(folder, "src"));
  const found = new ExportedApi(program, isOurs).read(sources);
  const undated = new Map([...found].map(([part, lines]) => [part, lines.map(withMajor)]));
  return { version: manifest.version, parts: undated };
}

/** What is handed on from another package is as new as that package. */
function withMajor(line: Omit<Line, "since">): Line {
  const [only = ""] = line.types;
  const version = manifest.dependencies[only];
  return { ...line, types: version ? [`${only} ${version.split(".")[0]}`] : line.types, since: "" };
}

function say(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

const before = existsSync(reportFile)
  ? parse(readFileSync(reportFile, "utf8"))
  : { version: manifest.version, parts: new Map<string, Line[]>() };
const now = apiOfNow();
const isFirst = before.parts.size === 0;
const difference = isFirst ? { breaks: [], additions: [] } : compare(before, now);
const least = leastVersion(before.version, difference);
const tooLow = isBefore(manifest.version, least);

function check(): string[] {
  const after = print(dated(now, before));
  if (tooLow) {
    return [
      ...difference.breaks,
      ...difference.additions,
      difference.breaks.length > 0
        ? `Modules that were built against ${before.version} would fail: keep what they use beside what is new. If it must ` +
          `go, set "version": "${least}" in web-modules/_kit/package.json and "^${least}" where modules name the kit, then ` +
          "make kit; until they are built again, the shell shows their error cards."
        : `New for modules: make kit makes it ${least}.`,
    ];
  }
  if (!existsSync(reportFile) || readFileSync(reportFile, "utf8") !== after)
    return ["web-modules/_kit/api.txt is not what the kit exports: make kit, then commit it."];
  return [];
}

function write(): string[] {
  if (tooLow && difference.breaks.length > 0) return check();
  if (tooLow) {
    setVersion(manifestFile, (text) => text.replace(/("version": ")[^"]+/, `$1${least}`));
    // npm writes it there at the next install; it must not show up in somebody else's change.
    setVersion(join(root, "package-lock.json"), (text) =>
      text.replace(/("web-modules\/_kit": \{\s+"name": "[^"]+",\s+"version": ")[^"]+/, `$1${least}`),
    );
  }
  const version = tooLow ? least : manifest.version;
  writeFileSync(reportFile, print(dated({ ...now, version }, before)));
  console.log(`web-modules/_kit/api.txt: the API of ${version}`);
  return [];
}

function setVersion(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

function moduleFolders(): string[] {
  const modules = readdirSync(join(root, "web-modules")).map((name) => join(root, "web-modules", name));
  return [...modules, join(root, "web-shell")].filter(
    (each) => existsSync(join(each, "package.json")) && each !== folder,
  );
}

const isCheck = process.argv.includes("--check");
const problems = isCheck ? check() : write();
const ranges = isCheck && problems.length === 0 ? rangeProblems(moduleFolders(), before, manifest.name) : [];
say([...problems, ...ranges]);
if (problems.length + ranges.length > 0) process.exitCode = 1;
