import { defineMessages } from "@groundwork/kit";
import { validTime } from "./en";

/** Of their own: no page of the builder says them. */
export const validTimeMessages = defineMessages("forms-valid-time", validTime, { "zh-CN": () => import("./zh-cn") });
