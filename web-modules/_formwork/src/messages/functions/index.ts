import { defineMessages } from "@groundwork/kit";
import { functions } from "./en";

/** Of their own: only who writes a formula reads them. */
export const functionMessages = defineMessages("formwork-functions", functions, { "zh-CN": () => import("./zh-cn") });
