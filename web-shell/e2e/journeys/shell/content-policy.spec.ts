/** The content policy stands on every page, and every page lives under it: a refusal would be an error on the console. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../../support/demo";

const MODULES = join(import.meta.dirname, "../../../../web-modules");
const AN_ID = "01900000-0000-7000-8000-000000000000";

/** What the modules' route tables name; of something that is not there, where one names an id. */
function pages(): string[] {
  const contexts = readdirSync(MODULES).filter((name) => !name.startsWith("_"));
  const tables = contexts.map((context) => readFileSync(join(MODULES, context, "src/app.tsx"), "utf8"));
  const found = tables.flatMap((text) => [...text.matchAll(/path: "([^"]+)"/g)].map((match) => match[1] ?? ""));
  return [...new Set(["/", "/no/such/page", ...found.map((path) => path.replace(/:\w+\??/g, AN_ID))])].sort();
}

test("scripts and styles are our origin's alone, on every page", async ({ page }) => {
  expect(pages().length).toBeGreaterThan(30);
  for (const path of pages()) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      const policy = (await answer?.allHeaders())?.["content-security-policy"] ?? "";
      const directives = new Map(policy.split(";").map((each) => [each.trim().split(" ")[0], each.trim()]));
      expect(directives.get("script-src"), path).toBe("script-src 'self'");
      expect(directives.get("style-src"), path).toBe("style-src 'self'");
      expect(policy, path).not.toContain("unsafe");
      await expect(page.getByRole("main").first()).toBeVisible();
      await expect(page.getByLabel("Loading…")).toHaveCount(0);
    });
  }
});
