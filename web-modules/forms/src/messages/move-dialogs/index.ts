import { defineMessages } from "@groundwork/kit";
import { moveDialogs } from "./en";

/** Of their own: only the page of a submission says them. */
export const moveMessages = defineMessages("forms-moves", moveDialogs, { "zh-CN": () => import("./zh-cn") });
