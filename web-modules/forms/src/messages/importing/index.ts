import { defineMessages } from "@groundwork/kit";
import { importing } from "./en";

/** Of their own: they are said where submissions come from a file. */
export const importingMessages = defineMessages("forms-importing", importing, { "zh-CN": () => import("./zh-cn") });
