import { defineMessages } from "@groundwork/kit";
import { stuck } from "./en";

/** Of their own: most drawings have no such step. */
export const stuckMessages = defineMessages("workflow-stuck", stuck, { "zh-CN": () => import("./zh-cn") });
