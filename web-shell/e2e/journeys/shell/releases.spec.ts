/**
 * Shell and modules are released each alone: one that is of the last release meets one of the next. The next ones are
 * made here, the last is what the tree builds.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/demo";
import { built, later, leave, Release, ROOT, type Served, serve, visitThrough } from "../../support/release";

// The builds are made once.
test.describe.configure({ mode: "default" });

const kit = (JSON.parse(readFileSync(join(ROOT, "web-modules/_kit/package.json"), "utf8")) as { version: string })
  .version;
const [next, afterNext, major] = [later(kit, "minor"), later(kit, "minor", 2), later(kit, "major")];
const MODULES = join(ROOT, "web-modules");
const CONTEXTS = readdirSync(MODULES).filter((name) => existsSync(join(MODULES, name, "rsbuild.config.ts")));
const lastModules = Object.fromEntries(CONTEXTS.map((context) => [context, built(`web-modules/${context}`)]));
const lastShell = built("web-shell");
/** Some page of some module: any will do. */
const PDF = "/pdf/01900000-0000-7000-8000-000000000000";

const releases: Release[] = [];
const servers: Served[] = [];
const shells = { next: "", afterNext: "", major: "" };
/** Built with the next kit: what asks for no more than before, and what takes the kit's new export. */
const modules = { identity: "", pdf: "", demanding: "" };

const withMore = (release: Release): Release =>
  release.change(
    "web-modules/_kit/src/index.ts",
    (text) =>
      `${text}\nexport function sayThatIAmNew(): void {\n  document.documentElement.dataset["isNew"] = "yes";\n}\n`,
  );

function release(version: string): Release {
  const made = new Release().ofKit(version);
  releases.push(made);
  return made;
}

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const ofNext = withMore(release(next));
  shells.next = await ofNext.build("web-shell");
  modules.identity = await ofNext.build("web-modules/identity");
  modules.pdf = await ofNext.build("web-modules/pdf");
  const demanding = withMore(release(next))
    .change("web-modules/pdf/package.json", (text) => text.replace(/(kit": ")[^"]+/, `$1^${next}`))
    .change(
      "web-modules/pdf/src/app.tsx",
      (text) => `${text.replace("{ defineModule }", "{ defineModule, sayThatIAmNew }")}\nsayThatIAmNew();\n`,
    );
  modules.demanding = await demanding.build("web-modules/pdf");
  shells.afterNext = await withMore(release(afterNext)).build("web-shell");
  shells.major = await withMore(release(major)).build("web-shell");
});

test.afterEach(({ page }) => leave(page));

test.afterAll(() => {
  for (const each of servers) each.close();
  for (const each of releases) each.remove();
});

async function visit(page: Page, system: string | undefined, shell: string, of: Record<string, string>): Promise<void> {
  const served = await serve(shell, of);
  servers.push(served);
  await visitThrough(page, served, new URL(system ?? "").origin);
  await page.goto("/");
}

const cards = (page: Page) => page.getByRole("alert");

/** Every module has come, and pages of two of them open. */
async function expectAllRun(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation").getByText("Members").first()).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.goto("/members");
  await expect(page.getByRole("heading", { name: "Members", level: 1 })).toBeVisible();
  await expect(page.getByText("member@northbank.demo").first()).toBeVisible();
  await page.goto(PDF);
  // The page's own words: its title stands while it is still on its way.
  await expect(page.getByRole("link", { name: "Submission", exact: true })).toBeVisible();
}

test("the next shell runs the last release's modules", async ({ page, baseURL }) => {
  await visit(page, baseURL, shells.next, lastModules);
  await expectAllRun(page);
});

test("the last release's shell runs the next modules, which ask for no more than it has", async ({ page, baseURL }) => {
  await visit(page, baseURL, lastShell, { ...lastModules, identity: modules.identity, pdf: modules.pdf });
  await expectAllRun(page);
});

test("modules run two versions behind the shell", async ({ page, baseURL }) => {
  await visit(page, baseURL, shells.afterNext, lastModules);
  await expectAllRun(page);
});

test("a module that takes what is new in the kit is refused in its place, and runs once the shell has it", async ({
  page,
  baseURL,
  allowMessage,
}) => {
  allowMessage(/It needs @groundwork\/kit/);
  const demanding = { ...lastModules, pdf: modules.demanding };
  await visit(page, baseURL, lastShell, demanding);
  const card = cards(page).filter({ hasText: "“Pdf” needs another version of this page" });
  await expect(card).toContainText(`it needs @groundwork/kit ^${next}, the page has ${kit}`);
  await expect(cards(page)).toHaveCount(1);
  await page.goto("/members");
  await expect(page.getByText("member@northbank.demo").first()).toBeVisible();

  await leave(page);
  await visit(page, baseURL, shells.afterNext, demanding);
  await expect(page.locator("html")).toHaveAttribute("data-is-new", "yes");
  await expectAllRun(page);
});

test("a shell with a kit that broke says so of each module, and is no blank page", async ({
  page,
  baseURL,
  allowMessage,
}) => {
  allowMessage(/It needs @groundwork\/kit/);
  await visit(page, baseURL, shells.major, lastModules);
  await expect(cards(page).filter({ hasText: `the page has ${major}` })).toHaveCount(CONTEXTS.length);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
