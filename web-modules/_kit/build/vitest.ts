import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests of the kit, the shell and the modules run alike: `export default webTests();` */
export function webTests() {
  return defineConfig({
    test: {
      environment: "happy-dom",
      include: ["tests/**/*.test.{ts,tsx}"],
      setupFiles: [fileURLToPath(new URL("./vitest-setup.ts", import.meta.url))],
      restoreMocks: true,
      unstubGlobals: true,
      css: { modules: { classNameStrategy: "non-scoped" } },
    },
  });
}
