import { defineMessages } from "@groundwork/kit";
import { en } from "./en";

/** Apart from the rest: few rules ask who is chosen. */
export const namedMessages = defineMessages("formwork-named", en, { "zh-CN": () => import("./zh-cn") });
