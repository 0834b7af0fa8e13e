import { defineMessages } from "@groundwork/kit";
import { attention } from "./en";

/** Of their own: few submissions ever wait for somebody who is gone. */
export const attentionMessages = defineMessages("forms-attention", attention, { "zh-CN": () => import("./zh-cn") });
