import { defineMessages } from "@groundwork/kit";
import { situation } from "./en";

/** Apart: a form is on the screen before anybody reads a rule. */
export const situationMessages = defineMessages("formwork-situation", situation, { "zh-CN": () => import("./zh-cn") });
