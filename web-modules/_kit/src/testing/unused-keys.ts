import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The code of a module without its catalogues. */
function codeOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/messages\/.*(en|zh-cn)(\.gen)?\.ts$/.test(path))
    .map((path) => readFileSync(join(folder, path), "utf8"))
    .join("\n");
}

/** Each template string that makes keys, e.g. `state.${state}`, as a pattern. */
function madeKeys(code: string): RegExp[] {
  const made = code.matchAll(/`([\w.]*\$\{[^`]*)`/g);
  return [...made].flatMap(([, text = ""]) => {
    const parts = text.split(/\$\{[^}]*\}/);
    // A key has a dot; without one it is another text, and might stand for any key.
    if (!parts.some((part) => part.includes("."))) return [];
    return new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join(".+")}$`);
  });
}

/** The screen of the audit log says them, in another module; that none is left over is known where services are. */
const SAID_ELSEWHERE = /^audit\.(action|subject|field|service)\.|^audit\.value\.\w+\./;

/** Keys of a catalogue that no code in the folder says; an empty list is good. */
export function unusedKeys(catalogue: Readonly<Record<string, string>>, folder: string): string[] {
  const code = codeOf(folder);
  const made = madeKeys(code);
  return Object.keys(catalogue).filter(
    (key) => !SAID_ELSEWHERE.test(key) && !code.includes(`"${key}"`) && !made.some((pattern) => pattern.test(key)),
  );
}
