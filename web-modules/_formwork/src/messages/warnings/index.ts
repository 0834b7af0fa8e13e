import { defineMessages } from "@groundwork/kit";
import { warnings } from "./en";

/** Of their own: told with the list of problems, before publishing, and above the drawing. */
export const warningMessages = defineMessages("formwork-warnings", warnings, { "zh-CN": () => import("./zh-cn") });
