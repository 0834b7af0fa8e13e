import { defineMessages } from "@groundwork/kit";
import { pageList } from "./en";

/** Of their own: only the list of pages says them. */
export const pageListMessages = defineMessages("forms-pages", pageList, { "zh-CN": () => import("./zh-cn") });
