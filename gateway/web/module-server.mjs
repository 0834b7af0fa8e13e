// Serves one built web module to the web server, which leads to it what lies under /modules/<context>/: the image in which a
// team ships its module alone.
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { respondText } from "./respond.mjs";
import { closeOnSignal, required } from "./serving.mjs";
import { serveFolder } from "./static.mjs";

/** @param {string} folder what the module's build wrote */
export function createModuleServer(folder) {
  const files = serveFolder(folder, { live: false });
  return createServer((request, response) => {
    if (request.url === "/healthz") return respondText(response, 200, "ok");
    if (request.method !== "GET" && request.method !== "HEAD") {
      return respondText(response, 405, "Method not allowed", { Allow: "GET, HEAD" });
    }
    return files(request, response, () => respondText(response, 404, "Not found"));
  });
}

function main() {
  const server = createModuleServer(required("WEB_MODULE_DIR"));
  closeOnSignal([server]);
  server.listen(Number(required("WEB_PORT")), process.env.WEB_HOST ?? "127.0.0.1");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
