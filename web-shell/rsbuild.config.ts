import { defineShell } from "@groundwork/kit/rsbuild";

export default defineShell();
