import { defineMessages } from "@groundwork/kit";
import { exports } from "./en";

/** Of their own: said where there are lists of very many. */
export const exportMessages = defineMessages("forms-exports", exports, { "zh-CN": () => import("./zh-cn") });
