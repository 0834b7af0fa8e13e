import { defineMessages } from "@groundwork/kit";
import { comment } from "./en";

/** Of their own: only the page of one submission says them. */
export const commentMessages = defineMessages("forms-comment", comment, { "zh-CN": () => import("./zh-cn") });
