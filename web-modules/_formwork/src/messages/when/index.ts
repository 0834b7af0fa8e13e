import { defineMessages } from "@groundwork/kit";
import { when } from "./en";

/** Apart: a form is on the screen before anybody reads a rule. */
export const whenMessages = defineMessages("formwork-when", when, { "zh-CN": () => import("./zh-cn") });
