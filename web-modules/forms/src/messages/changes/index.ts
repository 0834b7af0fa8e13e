import { defineMessages } from "@groundwork/kit";
import { changes } from "./en";

/** Of their own: they are said where somebody asks what changed. */
export const changeMessages = defineMessages("forms-changes", changes, { "zh-CN": () => import("./zh-cn") });
