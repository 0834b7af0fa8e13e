import { defineMessages } from "@groundwork/kit";
import { notices } from "./en";

/** Of their own: most drafts are saved without a word. */
export const noticesMessages = defineMessages("forms-notices", notices, { "zh-CN": () => import("./zh-cn") });
