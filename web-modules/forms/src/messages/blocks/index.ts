import { defineMessages } from "@groundwork/kit";
import { blocks } from "./en";

/** Of their own: few save a block, or put one in, and they come with the dialog for it. */
export const blockMessages = defineMessages("forms-blocks", blocks, { "zh-CN": () => import("./zh-cn") });
