import { defineMessages } from "@groundwork/kit";
import { kept } from "./en";

/** Of their own: changes that were never sent are seldom left. */
export const keptMessages = defineMessages("formwork-kept", kept, { "zh-CN": () => import("./zh-cn") });
