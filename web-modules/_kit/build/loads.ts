/**
 * Writes `loads.json` beside a module's scripts: which of them each part needs that is loaded by itself (a page, a
 * card, a catalogue), so that the check of sizes weighs what somebody downloads who opens it.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RsbuildPlugin, Rspack } from "@rsbuild/core";

export interface Load {
  /** As the code asks for it: "./pages/todos". */
  part: string;
  /** The parts out of which it is loaded; the module's entry has none. */
  within: string[];
  files: string[];
}

type ChunkGroup = Rspack.Compilation["chunkGroups"][number];

function nameOf(group: ChunkGroup): string {
  const requests = group.origins.map((origin) => origin.request ?? "");
  return requests.find(Boolean) ?? group.name ?? "";
}

export function loadsOf(groups: readonly ChunkGroup[]): Load[] {
  return groups.map((group) => ({
    part: nameOf(group),
    within: [...new Set(group.getParents().map(nameOf))],
    files: group.getFiles().filter((file) => file.endsWith(".js")),
  }));
}

export function pluginLoads(): RsbuildPlugin {
  return {
    name: "groundwork:loads",
    setup(api) {
      api.onAfterBuild(async ({ stats, isWatch }) => {
        if (isWatch || !stats || !("compilation" in stats)) return;
        const loads = loadsOf(stats.compilation.chunkGroups);
        await writeFile(join(api.context.distPath, "loads.json"), JSON.stringify(loads, null, 1));
      });
    },
  };
}
