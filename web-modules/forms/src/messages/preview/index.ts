import { defineMessages } from "@groundwork/kit";
import { preview } from "./en";

/** Of their own: only the preview of a form says them. */
export const previewMessages = defineMessages("forms-preview", preview, { "zh-CN": () => import("./zh-cn") });
