import { defineMessages } from "@groundwork/kit";
import { moveDialogs } from "./en";

/** Of their own: only the page of a submission says them, and who voids many. */
export const moveMessages = defineMessages("forms-moves", moveDialogs, { "zh-CN": () => import("./zh-cn") });
