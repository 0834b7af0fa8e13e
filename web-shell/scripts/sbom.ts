/**
 * The npm packages that the built pages and their server are made of, as CycloneDX: out of package-lock.json, so that it
 * names what is installed on every platform. npm's own `npm sbom` refuses workspaces whose folder starts with "_".
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Locked {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  /** Of one platform or another: build tools, not part of a page. */
  optional?: boolean;
}

const FOLDER = "node_modules/";
const ALGORITHMS: Readonly<Record<string, string>> = { sha512: "SHA-512", sha256: "SHA-256", sha1: "SHA-1" };

function hashesOf(integrity: string): { alg: string; content: string }[] {
  return integrity.split(" ").flatMap((each) => {
    const [algorithm = "", digest = ""] = each.split(/-(.*)/s);
    const alg = ALGORITHMS[algorithm];
    return alg ? [{ alg, content: Buffer.from(digest, "base64").toString("hex") }] : [];
  });
}

function componentOf(path: string, { name, version = "", license, integrity = "" }: Locked) {
  const full = name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
  const purl = `pkg:npm/${full.replace("@", "%40")}@${version}`;
  return {
    type: "library",
    "bom-ref": `${path}@${version}`,
    name: full,
    version,
    purl,
    licenses: license ? [{ expression: license }] : [],
    hashes: hashesOf(integrity),
  };
}

const lock = JSON.parse(readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8")) as {
  packages: Record<string, Locked>;
};
const components = Object.entries(lock.packages)
  .filter(([path, { link, dev, optional }]) => path.includes(FOLDER) && !link && !dev && !optional)
  .map(([path, locked]) => componentOf(path, locked));
const bom = {
  bomFormat: "CycloneDX",
  specVersion: "1.5",
  version: 1,
  metadata: { component: { type: "application", "bom-ref": "groundwork-web", name: "groundwork-web" } },
  components,
};
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);
