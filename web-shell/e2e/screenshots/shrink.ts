import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PICTURES, SHEETS } from "./take";

const PYTHON = fileURLToPath(new URL("../../../.venv/bin/python", import.meta.url));

/** A palette of 256 colours is enough for a screen and a third of the size; variants go onto sheets. */
export default function shrink(): void {
  execFileSync(PYTHON, ["-m", "devstack.pictures", PICTURES], { stdio: "inherit" });
  if (existsSync(SHEETS)) execFileSync(PYTHON, ["-m", "devstack.sheets", SHEETS], { stdio: "inherit" });
}
