/** A module says from which kit on it runs (`"@groundwork/kit": "^1.2.0"`); what it imports must be that old. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Report } from "./report.ts";

const IMPORT = /import\s+(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*"([^"]+)"/g;

/** `import { a as b, type C } from "…"` takes a from the shell's kit; a type is read when the module is built. */
export function importedNames(source: string, part: string): string[] {
  return [...source.matchAll(IMPORT)]
    .filter(([, , from]) => from === part)
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim().replace(/\s+as\s.*$/s, ""))
    .filter((name) => name !== "" && !/^type\s/.test(name));
}

/** "1.2" of each export: of its eldest line, for the younger ones are of arguments and properties that came later. */
export function sinceByName(report: Report, part: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { key, since } of report.parts.get(part) ?? []) {
    const name = key.replace(/[.(].*$/, "");
    const known = found.get(name);
    if (known === undefined || isYounger(known, since)) found.set(name, since);
  }
  return found;
}

export function isYounger(since: string, floor: string): boolean {
  const [major = 0, minor = 0] = since.split(".").map(Number);
  const [floorMajor = 0, floorMinor = 0] = floor.split(".").map(Number);
  return major > floorMajor || (major === floorMajor && minor > floorMinor);
}

function sourcesOf(folder: string): string[] {
  const src = join(folder, "src");
  const names = readdirSync(src, { recursive: true, encoding: "utf8" });
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(src, name));
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

function floorOf({ dependencies = {} }: Manifest, kit: string): string | undefined {
  return /^\^(\d+\.\d+)\.\d+$/.exec(dependencies[kit] ?? "")?.[1];
}

/** A module has in it the libraries that it names: it runs from the youngest kit on that any of them needs. */
export function bundledProblems(manifests: readonly Manifest[], kit: string): string[] {
  const floors = new Map(manifests.map((each) => [each.name, floorOf(each, kit)]));
  return manifests.flatMap((manifest) => {
    const floor = floorOf(manifest, kit);
    return Object.keys(manifest.dependencies ?? {}).flatMap((name) => {
      const needed = floors.get(name);
      if (!floor || !needed || !isYounger(needed, floor)) return [];
      return [`${manifest.name} has ${name} in it: its package.json must say "${kit}": "^${needed}.0"`];
    });
  });
}

export function rangeProblems(folders: readonly string[], report: Report, kit: string): string[] {
  const parts = [...report.parts.keys()].filter((part) => part.startsWith(kit));
  const since = new Map(parts.map((part) => [part, sinceByName(report, part)]));
  const manifests = new Map(folders.map((folder) => [folder, manifestOf(folder)]));
  const imported = [...manifests].flatMap(([folder, manifest]) => {
    const floor = floorOf(manifest, kit);
    if (!floor) return [`${manifest.name}: "${kit}" has no caret range in its package.json`];
    return sourcesOf(folder).flatMap((file) => {
      const source = readFileSync(file, "utf8");
      return parts.flatMap((part) =>
        importedNames(source, part)
          .filter((name) => isYounger(since.get(part)?.get(name) ?? floor, floor))
          .map(
            (name) =>
              `${relative(folder, file)} of ${manifest.name}: ${name} came with kit ${since.get(part)?.get(name)}; its ` +
              `package.json must say "${kit}": "^${since.get(part)?.get(name)}.0"`,
          ),
      );
    });
  });
  return [...imported, ...bundledProblems([...manifests.values()], kit)];
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}
