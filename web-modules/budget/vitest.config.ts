import { webTests } from "@groundwork/kit/vitest";

export default webTests();
