import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests of the kit, the shell and the modules run alike: `export default webTests();` */
export function webTests() {
  return defineConfig({
    test: {
      environment: "happy-dom",
      include: ["tests/**/*.test.{ts,tsx}"],
      setupFiles: ["vitest-react.ts", "vitest-setup.ts"].map((file) => fileURLToPath(new URL(file, import.meta.url))),
      // Young things of a test are many and die with it: with V8's 16 MB of room for them they are moved over and over.
      execArgv: ["--max-semi-space-size=64"],
      // The files of one worker share what they import: to read the kit anew for each takes most of the time. What a
      // file leaves behind, the set-up clears away.
      isolate: false,
      // Only ends what hangs: a loaded machine is slow, not wrong.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      restoreMocks: true,
      unstubGlobals: true,
      // Its modules name each other without their endings, which only a bundler follows.
      server: { deps: { inline: [/@zxing/] } },
      css: { modules: { classNameStrategy: "non-scoped" } },
    },
  });
}
