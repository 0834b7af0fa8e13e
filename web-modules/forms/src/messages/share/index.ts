import { defineMessages } from "@groundwork/kit";
import { share } from "./en";

/** Of their own: only the page of a submission says them. */
export const shareMessages = defineMessages("forms-share", share, { "zh-CN": () => import("./zh-cn") });
