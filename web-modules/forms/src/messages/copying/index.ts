import { defineMessages } from "@groundwork/kit";
import { copying } from "./en";

/** Of their own: only a form that is being filled in says them. */
export const copyingMessages = defineMessages("forms-copying", copying, { "zh-CN": () => import("./zh-cn") });
