import { webTests } from "./build/vitest.ts";

export default webTests();
