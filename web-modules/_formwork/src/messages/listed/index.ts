import { defineMessages } from "@groundwork/kit";
import { listed } from "./en";

/** Of their own: only a form that offers lists of the company says them. */
export const listedMessages = defineMessages("formwork-listed", listed, { "zh-CN": () => import("./zh-cn") });
