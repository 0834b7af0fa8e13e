import { defineMessages } from "@groundwork/kit";
import { times } from "./en";

/** Of their own: only the page of a form's times says them. */
export const timesMessages = defineMessages("forms-times", times, { "zh-CN": () => import("./zh-cn") });
