/** Writes a .br and a .gz beside every text asset, so that the web server never compresses the same file twice. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { RsbuildPlugin } from "@rsbuild/core";

const TEXT = /\.(?:m?js|css|html|svg|json|webmanifest|txt)$/;
const SMALLEST = 1024;

async function compressFolder(root: string): Promise<void> {
  const names = await readdir(root, { recursive: true });
  for (const name of names.filter((each) => TEXT.test(each))) {
    const path = join(root, name);
    const content = await readFile(path);
    if (content.length < SMALLEST) continue;
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, brotli));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

export function pluginPrecompress(): RsbuildPlugin {
  return {
    name: "groundwork:precompress",
    setup(api) {
      api.onAfterBuild(async ({ isWatch }) => {
        // While someone edits, the server sends the plain files; compressing would only delay the reload.
        if (!isWatch) await compressFolder(api.context.distPath);
      });
    },
  };
}
