import { defineMessages } from "@groundwork/kit";
import { subForm } from "./en";

/** Of their own: only the page of one submission says them. */
export const subFormMessages = defineMessages("forms-sub-form", subForm, { "zh-CN": () => import("./zh-cn") });
