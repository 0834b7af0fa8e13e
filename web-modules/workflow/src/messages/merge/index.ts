import { defineMessages } from "@groundwork/kit";
import { nodeSettings } from "./en";

/** Of their own: two people seldom draw at one workflow at the same time. */
export const nodeSettingMessages = defineMessages("workflow-merge", nodeSettings, { "zh-CN": () => import("./zh-cn") });
