import { defineModule } from "@groundwork/kit/rsbuild";

export default defineModule({ context: "budget" });
