import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, it } from "node:test";
import { parseNetworks } from "./client-address.mjs";
import { Limiter } from "./limit.mjs";
import { createModuleServer } from "./module-server.mjs";
import { parseOrigins } from "./modules.mjs";
import { createInternalServer, createWebServer } from "./server.mjs";
import { cacheControl } from "./static.mjs";

const HTML = { Accept: "text/html" };
const root = mkdtempSync(join(tmpdir(), "web-server-"));
after(() => rmSync(root, { recursive: true }));

function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function writeModule(context, version) {
  const manifest = { name: context.replaceAll("-", "_"), metaData: { buildInfo: { buildVersion: version } } };
  write(`modules/${context}/dist/mf-manifest.json`, JSON.stringify(manifest));
}

async function listen(options) {
  return listening(createWebServer({ shellDir: join(root, "shell"), modulesDir: join(root, "modules"), ...options }));
}

async function listening(server) {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, port: server.address().port };
}

/** Plain http: fetch would unpack bodies and normalise the very paths that are tried here. */
function get(port, path, headers = {}, method = "GET") {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: "127.0.0.1", path, headers, method }, async (answer) => {
      const chunks = [];
      for await (const chunk of answer) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      resolve({ status: answer.statusCode, headers: answer.headers, text, json: () => JSON.parse(text) });
    });
    sent.on("error", reject);
    sent.end();
  });
}

before(() => {
  write("shell/index.html", "<html>the shell</html>");
  write("shell/static/js/main.0a1b2c3d4e.js", "plain");
  write("shell/static/js/main.0a1b2c3d4e.js.br", "brotli");
  write("shell/static/js/main.0a1b2c3d4e.js.gz", "gzip");
  write("secret.txt", "outside the served folders");
  writeModule("identity", "1.0.0");
  writeModule("workflow-runner", "2.0.0");
  write("modules/_kit/dist/mf-manifest.json", "{}");
  write("modules/unbuilt/package.json", "{}");
  write("modules/identity/dist/static/js/app.deadbeef.js", "module code");
  write("modules/identity/dist/remoteEntry.js", "entry");
});

for (const live of [true, false]) {
  describe(live ? "while files change" : "in production", () => {
    let server;
    let port;
    before(async () => ({ server, port } = await listen({ live })));
    after(() => server.close());

    it("answers every page of the shell with its index, never cached", async () => {
      for (const path of ["/", "/members/0190-aa?tab=1", "/projects/", "/index.html"]) {
        const answer = await get(port, path, HTML);
        assert.equal(answer.status, 200, path);
        assert.equal(answer.text, "<html>the shell</html>");
        assert.equal(answer.headers["cache-control"], "no-cache");
      }
    });

    it("answers a missing file with 404, not with the shell", async () => {
      for (const path of [
        "/static/js/gone.0a1b2c3d.js",
        "/modules/identity/gone.js",
        "/modules/forms/remoteEntry.js",
      ]) {
        assert.equal((await get(port, path, HTML)).status, 404, path);
      }
    });

    it("keeps hashed files for a year and asks again for the others", async () => {
      const hashed = await get(port, "/static/js/main.0a1b2c3d4e.js");
      assert.equal(hashed.headers["cache-control"], "public, max-age=31536000, immutable");
      const inModule = await get(port, "/modules/identity/static/js/app.deadbeef.js");
      assert.equal(inModule.headers["cache-control"], "public, max-age=31536000, immutable");
      for (const path of [
        "/modules/registry.json",
        "/modules/identity/mf-manifest.json",
        "/modules/identity/remoteEntry.js",
      ]) {
        assert.equal((await get(port, path)).headers["cache-control"], "no-cache", path);
      }
    });

    it("sends compressed neighbours only when they cannot be stale", async () => {
      const answer = await get(port, "/static/js/main.0a1b2c3d4e.js", { "Accept-Encoding": "gzip, br" });
      assert.equal(answer.text, live ? "plain" : "brotli");
      assert.equal(answer.headers["content-encoding"], live ? undefined : "br");
    });

    it("answers 304 to who has the file already", async () => {
      const { headers } = await get(port, "/modules/identity/remoteEntry.js");
      const again = await get(port, "/modules/identity/remoteEntry.js", { "If-None-Match": headers.etag });
      assert.equal(again.status, 304);
    });

    it("lists the built modules, libraries and unbuilt ones not", async () => {
      const { modules } = (await get(port, "/modules/registry.json")).json();
      assert.deepEqual(modules, [
        { context: "identity", name: "identity", entry: "/modules/identity/mf-manifest.json", version: "1.0.0" },
        {
          context: "workflow-runner",
          name: "workflow_runner",
          entry: "/modules/workflow-runner/mf-manifest.json",
          version: "2.0.0",
        },
      ]);
    });

    it("serves nothing from outside its folders", async () => {
      const attempts = [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/modules/identity/../../../secret.txt",
        "/modules/identity/%2e%2e/%2e%2e/%2e%2e/secret.txt",
        "/modules/../secret.txt",
        "/modules/%00/x",
        "/%E0%A4%A",
      ];
      for (const path of attempts) {
        const answer = await get(port, path);
        assert.ok(!answer.text.includes("outside"), path);
        assert.ok(answer.status < 500, path);
      }
    });

    it("refuses other methods", async () => {
      const answer = await get(port, "/", {}, "POST");
      assert.equal(answer.status, 405);
      assert.equal(answer.headers.allow, "GET, HEAD");
    });

    it("answers nothing that is the gateway's to ask", async () => {
      for (const path of ["/limit?perMinute=0.000001&burst=9", "/_limit", "/errors/502", "/_errors/413"]) {
        const answer = await get(port, path, HTML);
        assert.equal(answer.text, "<html>the shell</html>", path);
      }
    });

    it("says that it lives", async () => {
      assert.equal((await get(port, "/healthz")).text, "ok");
    });
  });
}

describe("during development", () => {
  it("shows a module once it is built and again when it is rebuilt", async () => {
    const { server, port } = await listen({ live: true });
    const versions = async () => {
      const { modules } = (await get(port, "/modules/registry.json")).json();
      return modules.filter(({ context }) => context === "budget").map(({ version }) => version);
    };
    assert.deepEqual(await versions(), []);
    assert.equal((await get(port, "/modules/budget/mf-manifest.json")).status, 404);
    writeModule("budget", "1");
    assert.deepEqual(await versions(), ["1"]);
    assert.equal((await get(port, "/modules/budget/mf-manifest.json")).status, 200);
    write("modules/budget/dist/mf-manifest.json", '{"half":');
    assert.deepEqual(await versions(), ["1"]);
    rmSync(join(root, "modules/budget"), { recursive: true });
    assert.deepEqual(await versions(), []);
    server.close();
  });

  it("starts before the shell is built, and lets who asks wait for it", async () => {
    const { server, port } = await listen({ live: true, shellDir: join(root, "later") });
    const asked = get(port, "/members", HTML);
    setTimeout(() => write("later/index.html", "built"), 100);
    assert.equal((await asked).text, "built");
    rmSync(join(root, "later/index.html"));
    const askedAgain = get(port, "/", HTML);
    setTimeout(() => write("later/index.html", "built again"), 100);
    assert.equal((await askedAgain).text, "built again");
    server.close();
  });
});

describe("a module that another server holds", () => {
  it("is listed and fetched through this server", async () => {
    const other = await listening(createModuleServer(join(root, "modules/identity/dist")));
    const origins = parseOrigins(`forms=http://127.0.0.1:${other.port}/`);
    const { server, port } = await listen({ live: false, origins });
    const { modules } = (await get(port, "/modules/registry.json")).json();
    assert.ok(modules.some(({ context, entry }) => context === "forms" && entry === "/modules/forms/mf-manifest.json"));
    const answer = await get(port, "/modules/forms/static/js/app.deadbeef.js");
    assert.equal(answer.text, "module code");
    assert.equal(answer.headers["cache-control"], "public, max-age=31536000, immutable");
    assert.equal((await get(port, "/modules/forms/gone.js", HTML)).status, 404);
    assert.equal((await get(other.port, "/../../../secret.txt")).status, 404);
    assert.equal((await get(other.port, "/healthz")).text, "ok");
    assert.equal((await get(other.port, "/", {}, "POST")).status, 405);
    other.server.close();
    other.server.closeAllConnections();
    assert.equal((await get(port, "/modules/forms/remoteEntry.js")).status, 502);
    server.close();
  });

  it("is named as context=origin", () => {
    assert.throws(() => parseOrigins("forms"), /context=http/);
    assert.throws(() => parseOrigins("../x=http://a"), /context=http/);
    assert.equal(parseOrigins("").size, 0);
  });
});

describe("trying secrets", () => {
  const minute = 60_000;

  it("grants a burst, then one try in each interval", () => {
    let now = 1_000_000;
    const limiter = new Limiter(() => now);
    const tries = Array.from({ length: 7 }, () => limiter.take("10.0.0.1", 30, 5));
    assert.deepEqual(tries, [0, 0, 0, 0, 0, 2, 2]);
    now += 2_000;
    assert.equal(limiter.take("10.0.0.1", 30, 5), 0);
    assert.equal(limiter.take("10.0.0.1", 30, 5), 2);
    now += minute;
    assert.deepEqual(
      [1, 2, 3, 4, 5, 6].map(() => limiter.take("10.0.0.1", 30, 5) > 0),
      [false, false, false, false, false, true],
    );
  });

  it("counts each client apart and none when the limit is 0", () => {
    const limiter = new Limiter(() => 0);
    assert.equal(limiter.take("a", 1, 1), 0);
    assert.equal(limiter.take("a", 1, 1), 60);
    assert.equal(limiter.take("b", 1, 1), 0);
    assert.equal(limiter.take("a", 0, 1), 0);
  });
});

describe("what only the gateway asks", () => {
  const trusted = parseNetworks("127.0.0.1");
  const internal = (limit) => listening(createInternalServer({ perMinute: 6, burst: 1, trusted, ...limit }));

  it("refuses in the envelope, with the time to wait", async () => {
    const { server, port } = await internal();
    const ask = () => get(port, "/limit", { "X-Forwarded-For": "10.0.0.9" });
    assert.equal((await ask()).status, 204);
    const refused = await ask();
    assert.equal(refused.status, 429);
    assert.equal(refused.headers["retry-after"], "10");
    assert.equal(refused.json().errorCode, 4);
    server.close();
  });

  it("takes no limit from the query", async () => {
    const { server, port } = await internal({ burst: 3 });
    const ask = (query) => get(port, `/limit?${query}`, { "X-Forwarded-For": "10.0.0.9" });
    await ask("perMinute=0.000001&burst=9&depth=1");
    const statuses = [];
    for (let asked = 0; asked < 3; asked++) statuses.push((await ask("perMinute=0&burst=100")).status);
    assert.deepEqual(statuses, [204, 204, 429]);
    assert.equal((await ask("")).headers["retry-after"], "10");
    server.close();
  });

  it("counts the client that the gateway saw, not the one that it was told of", async () => {
    const { server, port } = await internal({ trusted: parseNetworks("127.0.0.1, 10.0.0.0/8") });
    const ask = async (forwardedFor) => (await get(port, "/limit", { "X-Forwarded-For": forwardedFor })).status;
    assert.equal(await ask("198.51.100.1, 203.0.113.9, 10.0.0.1"), 204);
    assert.equal(await ask("198.51.100.2, 203.0.113.9, 10.0.0.2"), 429);
    assert.equal(await ask("198.51.100.2, 10.0.0.2"), 204);
    assert.equal(await ask("2001:db8:1:2::9, 10.0.0.2"), 204);
    assert.equal(await ask("2001:db8:1:2:ffff::1, 10.0.0.2"), 429);
    server.close();
  });

  it("words the gateway's errors in the envelope", async () => {
    const { server, port } = await internal();
    for (const [status, code, retryable] of [
      [404, 4, false],
      [429, 4, true],
      [502, 2, true],
      [504, 2, true],
    ]) {
      const answer = await get(port, `/errors/${status}`);
      const body = answer.json();
      assert.equal(answer.status, status);
      assert.equal(body.errorCode, code);
      assert.equal(body.data.retryable, retryable);
      assert.ok(body.message.length > 20);
      assert.equal("retry-after" in answer.headers, retryable);
      assert.equal(answer.headers["cache-control"], "no-store");
    }
    assert.equal((await get(port, "/errors/../x")).status, 404);
    assert.equal((await get(port, "/")).status, 404);
    server.close();
  });
});

describe("cacheControl", () => {
  it("takes only content hashes for hashes", () => {
    assert.match(cacheControl("/static/font/inter.1f2e3d4c.woff2"), /immutable/);
    for (const path of ["/remoteEntry.js", "/mf-manifest.json", "/sw.js", "/logo.svg", "/index.html"]) {
      assert.equal(cacheControl(path), "no-cache", path);
    }
  });
});
