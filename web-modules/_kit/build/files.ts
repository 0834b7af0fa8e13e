/**
 * Writes `files.json` beside what was built: everything that a page may ask of this part, so that the service worker can
 * keep the whole of a release, and not only what somebody happened to open.
 */
import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RsbuildPlugin } from "@rsbuild/core";

/** The worker itself is the browser's to keep; the others are read by the build and by federation's tools alone. */
const ASKED_BY_NO_PAGE = /(?:^service-worker\.js|^mf-(?:manifest|stats|manifest-stats)\.json|\.map|\.LICENSE\.txt)$/;

export function filesOf(built: readonly string[], copied: readonly string[]): string[] {
  return [...new Set([...built, ...copied])].filter((name) => !ASKED_BY_NO_PAGE.test(name)).sort();
}

export function pluginFiles(): RsbuildPlugin {
  return {
    name: "groundwork:files",
    setup(api) {
      // Also while someone edits: what an earlier build left in the folder is in no later list.
      api.onAfterBuild(async ({ stats }) => {
        if (!stats || !("compilation" in stats) || stats.hasErrors()) return;
        const built = stats.compilation.getAssets().map(({ name }) => name);
        const copied = join(api.context.rootPath, "public");
        const files = filesOf(built, existsSync(copied) ? readdirSync(copied) : []);
        await writeFile(join(api.context.distPath, "files.json"), JSON.stringify(files));
      });
    },
  };
}
