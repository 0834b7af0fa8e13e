import { defineMessages } from "@groundwork/kit";
import { formData } from "./en";

/** Of their own: few look at a form as data. */
export const formDataMessages = defineMessages("forms-data", formData, { "zh-CN": () => import("./zh-cn") });
