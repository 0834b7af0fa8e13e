import { defineMessages } from "@groundwork/kit";
import { paging } from "./en";

/** Of their own: said on phones, where a form is long. */
export const pagingMessages = defineMessages("forms-paging", paging, { "zh-CN": () => import("./zh-cn") });
