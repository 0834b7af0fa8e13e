import { defineMessages } from "@groundwork/kit";
import { versions } from "./en";

/** Of their own: only the pages of a form's versions say them. */
export const versionMessages = defineMessages("forms-versions", versions, { "zh-CN": () => import("./zh-cn") });
