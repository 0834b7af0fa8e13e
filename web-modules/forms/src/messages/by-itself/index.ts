import { defineMessages } from "@groundwork/kit";
import { byItself } from "./en";

/** Of their own: said where a button is pressed by itself. */
export const byItselfMessages = defineMessages("forms-by-itself", byItself, { "zh-CN": () => import("./zh-cn") });
