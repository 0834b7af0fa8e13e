import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sirv from "sirv";

// The build puts a hash of the content into these names; a new content is a new name.
const HASHED = /[.-][0-9a-f]{8,}\.(?:js|css|woff2?|png|jpe?g|svg|webp|avif|gif|wasm|json|map)$/;

/** Together as long as a cold build of the shell takes on a slow machine. */
const MOST_LOOKS = 120;
const BETWEEN_LOOKS_MS = 250;

/**
 * @param {string} folder
 * @param {{ live: boolean, fallback?: boolean }} options `fallback` answers unknown pages with index.html
 */
export function serveFolder(folder, { live, fallback = false }) {
  const open = () =>
    sirv(folder, {
      dev: live,
      etag: true,
      // Compressed neighbours are made with the image; while files change under us they would be stale.
      brotli: !live,
      gzip: !live,
      single: fallback,
      setHeaders: (response, path) => response.setHeader("Cache-Control", cacheControl(path)),
    });
  let files = existsSync(folder) ? open() : undefined;
  return async (request, response, next) => {
    if (live && fallback) await builtAgain(join(folder, "index.html"));
    if (!files && live && existsSync(folder)) files = open();
    return files ? files(request, response, next) : next();
  };
}

/** A build empties its folder before it fills it again: who reloads meanwhile waits instead of being told "not found". */
async function builtAgain(page) {
  for (let looks = 0; looks < MOST_LOOKS && !existsSync(page); looks++) await pause(BETWEEN_LOOKS_MS);
}

/** @param {string} path */
export function cacheControl(path) {
  return HASHED.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** @param {string} modulesDir @param {string} context */
export function moduleFolder(modulesDir, context) {
  return join(modulesDir, context, "dist");
}
