import { defineMessages } from "@groundwork/kit";
import { fromFile } from "./en";

/** Of their own: they are said where a form comes from a file, or becomes one. */
export const fileMessages = defineMessages("forms-from-file", fromFile, { "zh-CN": () => import("./zh-cn") });
