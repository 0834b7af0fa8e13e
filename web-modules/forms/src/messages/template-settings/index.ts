import { defineMessages } from "@groundwork/kit";
import { settings } from "./en";

/** Of their own: only the settings of a template say them. */
export const settingsMessages = defineMessages("forms-settings", settings, { "zh-CN": () => import("./zh-cn") });
