import { defineMessages } from "@groundwork/kit";
import { merge } from "./en";

/** Of their own: two people seldom work at one template at the same time. */
export const mergeMessages = defineMessages("formwork-merge", merge, { "zh-CN": () => import("./zh-cn") });
