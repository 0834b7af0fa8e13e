import { defineMessages } from "@groundwork/kit";
import { parallel } from "./en";

/** Of their own: said of submissions at which several steps are open at once. */
export const parallelMessages = defineMessages("forms-parallel", parallel, { "zh-CN": () => import("./zh-cn") });
