import { defineMessages } from "@groundwork/kit";
import { enteredBy } from "./en";

/** Of their own: said where more than one have entered something in a step. */
export const enteredByMessages = defineMessages("forms-entered-by", enteredBy, { "zh-CN": () => import("./zh-cn") });
