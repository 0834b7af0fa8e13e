import { defineMessages } from "@groundwork/kit";
import { looking } from "./en";

/** Of their own: who edits a form never reads them. */
export const lookingMessages = defineMessages("forms-looking", looking, { "zh-CN": () => import("./zh-cn") });
