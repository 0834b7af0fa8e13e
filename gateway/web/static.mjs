import { existsSync } from "node:fs";
import { join } from "node:path";
import sirv from "sirv";

// The build puts a hash of the content into these names; a new content is a new name.
const HASHED = /[.-][0-9a-f]{8,}\.(?:js|css|woff2?|png|jpe?g|svg|webp|avif|gif|wasm|json|map)$/;

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
  return (request, response, next) => {
    if (!files && live && existsSync(folder)) files = open();
    return files ? files(request, response, next) : next();
  };
}

/** @param {string} path */
export function cacheControl(path) {
  return HASHED.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** @param {string} modulesDir @param {string} context */
export function moduleFolder(modulesDir, context) {
  return join(modulesDir, context, "dist");
}
