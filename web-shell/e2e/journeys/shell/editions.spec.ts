/** The service worker over releases: small shells and modules of its own, behind the web server of production. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { expectKept } from "../../support/editions";
import { ROOT } from "../../support/release";

test.use({ serviceWorkers: "allow" });

const WORKER = join(ROOT, "web-shell/public/service-worker.js");
/** A file name as the build makes it: a hash of what is in it. */
const hashed = (release: number) => `static/js/part.${String(release).repeat(10)}.js`;

let folder: string;
let server: Server | null = null;
let port = 0;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function releaseShell(release: number): void {
  rmSync(join(folder, "shell"), { recursive: true, force: true });
  const start = `
    document.body.dataset.shell = "${release}";
    navigator.serviceWorker.register("/service-worker.js");
    const entry = document.createElement("script");
    entry.src = "/modules/work/remoteEntry.js";
    document.body.append(entry);`;
  write(`shell/${hashed(release)}`, start);
  write(
    "shell/index.html",
    `<!doctype html><title>Shell</title><body><script src="/${hashed(release)}"></script></body>`,
  );
  write("shell/files.json", JSON.stringify(["index.html", hashed(release)]));
  cpSync(WORKER, join(folder, "shell/service-worker.js"));
}

function releaseModule(release: number): void {
  const dist = "modules/work/dist";
  rmSync(join(folder, dist), { recursive: true, force: true });
  const entry = `
    document.body.dataset.module = "${release}";
    globalThis.openLater = () => import("/modules/work/${hashed(release)}");`;
  write(`${dist}/remoteEntry.js`, entry);
  write(`${dist}/${hashed(release)}`, `document.body.dataset.later = "${release}";`);
  write(`${dist}/files.json`, JSON.stringify(["remoteEntry.js", hashed(release)]));
  write(`${dist}/mf-manifest.json`, JSON.stringify({ name: "work", metaData: {} }));
}

async function up(): Promise<void> {
  const { createWebServer } = (await import(join(ROOT, "gateway/web/server.mjs"))) as {
    createWebServer: (options: object) => Server;
  };
  const made = createWebServer({ shellDir: join(folder, "shell"), modulesDir: join(folder, "modules"), live: true });
  await new Promise<void>((resolve) => made.listen(port, "127.0.0.1", resolve));
  port = (made.address() as AddressInfo).port;
  server = made;
}

function down(): void {
  server?.close();
  server?.closeAllConnections();
  server = null;
}

async function expectReleases(page: Page, shell: number, module: number): Promise<void> {
  await expect(page.locator("body")).toHaveAttribute("data-module", String(module));
  await expect(page.locator("body")).toHaveAttribute("data-shell", String(shell));
}

async function openLater(page: Page, release: number): Promise<void> {
  await page.evaluate(async () => (globalThis as unknown as { openLater: () => Promise<void> }).openLater());
  await expect(page.locator("body")).toHaveAttribute("data-later", String(release));
}

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "groundwork-editions-"));
  port = 0;
  releaseShell(1);
  releaseModule(1);
  await up();
});

test.afterEach(() => {
  down();
  rmSync(folder, { recursive: true, force: true });
});

test("without a server everything opens, also what was never opened before", async ({ page }) => {
  await page.goto(`http://127.0.0.1:${port}/some/page?of=it`);
  await expectReleases(page, 1, 1);
  await expectKept(expect, page);
  down();
  await page.reload();
  await expectReleases(page, 1, 1);
  await openLater(page, 1);
});

test("a tab that is open stays with its release, a new one has the next at once", async ({ page, context }) => {
  await page.goto(`http://127.0.0.1:${port}/`);
  await expectKept(expect, page);
  releaseShell(2);
  releaseModule(2);
  const fresh = await context.newPage();
  await fresh.goto(`http://127.0.0.1:${port}/`);
  await expectReleases(fresh, 2, 2);
  await openLater(page, 1);
  await expectKept(expect, fresh, 2);
  down();
  for (const each of [fresh, page]) {
    await each.reload();
    await expectReleases(each, 2, 2);
    await openLater(each, 2);
  }
});

test("what is kept is of one time: a new shell never opens with a module of before", async ({ page }) => {
  await page.goto(`http://127.0.0.1:${port}/`);
  await expectKept(expect, page);
  releaseShell(2);
  releaseModule(2);
  // The network goes after the page was opened, before the new release was fetched whole.
  await page.reload();
  await expectReleases(page, 2, 2);
  down();
  await page.reload();
  await expectReleases(page, 1, 1);
  await openLater(page, 1);
  // Back again, a page that came from what is kept gets nothing of the new release.
  await up();
  await page.reload();
  await expectReleases(page, 2, 2);
});

test("a module released alone is kept beside the shell it was released to", async ({ page }) => {
  await page.goto(`http://127.0.0.1:${port}/`);
  await expectKept(expect, page);
  releaseModule(2);
  await page.reload();
  await expectReleases(page, 1, 2);
  await expectKept(expect, page, 2);
  down();
  await page.reload();
  await expectReleases(page, 1, 2);
});

test("a module that says nothing of its files holds up no other, and no edition is made twice of the same", async ({
  page,
}) => {
  rmSync(join(folder, "modules/work/dist/files.json"));
  await page.goto(`http://127.0.0.1:${port}/`);
  await expectKept(expect, page);
  await page.reload();
  await page.waitForTimeout(5000);
  await expectKept(expect, page, 1);
  down();
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-shell", "1");
});

test("a server that fails is no better than none", async ({ page }) => {
  await page.goto(`http://127.0.0.1:${port}/`);
  await expectKept(expect, page);
  server?.removeAllListeners("request");
  server?.on("request", (_, response) => response.writeHead(503).end("Service Unavailable"));
  await page.reload();
  await expectReleases(page, 1, 1);
});
