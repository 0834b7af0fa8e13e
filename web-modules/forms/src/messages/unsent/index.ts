import { defineMessages } from "@groundwork/kit";
import { unsent } from "./en";

/** Of their own: said where mails of a workflow did not go out. */
export const unsentMessages = defineMessages("forms-unsent", unsent, { "zh-CN": () => import("./zh-cn") });
