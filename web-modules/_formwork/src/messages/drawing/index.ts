import { defineMessages } from "@groundwork/kit";
import { drawing } from "./en";

/** Of their own: who fills a form in is never told them. */
export const drawingMessages = defineMessages("formwork-drawing", drawing, { "zh-CN": () => import("./zh-cn") });
