import { defineMessages } from "@groundwork/kit";
import { changed } from "./en";

/** Beside the fields and pages of a form that is decided on again; the rest comes when it is asked for (`changes`). */
export const changedMessages = defineMessages("forms-changed", changed, { "zh-CN": () => import("./zh-cn") });
