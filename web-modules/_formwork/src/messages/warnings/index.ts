import { defineMessages } from "@groundwork/kit";
import { warnings } from "./en";

/** Of their own: told with the list of problems, and before publishing. */
export const warningMessages = defineMessages("formwork-warnings", warnings, { "zh-CN": () => import("./zh-cn") });
