import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { PICTURES } from "./take";

const PYTHON = fileURLToPath(new URL("../../../.venv/bin/python", import.meta.url));

/** A palette of 256 colours is enough for a screen and a third of the size. */
export default function shrink(): void {
  execFileSync(PYTHON, ["-m", "devstack.pictures", PICTURES], { stdio: "inherit" });
}
