import { defineMessages } from "@groundwork/kit";
import { presets } from "./en";

/** Of their own: they are read once, where a drawing begins. */
export const presetMessages = defineMessages("workflow-presets", presets, { "zh-CN": () => import("./zh-cn") });
