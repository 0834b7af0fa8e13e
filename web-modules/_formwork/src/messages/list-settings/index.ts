import { defineMessages } from "@groundwork/kit";
import { listSettings } from "./en";

/** Of their own: only who sets up a field with a list of the company reads them. */
export const listSettingsMessages = defineMessages("formwork-list-settings", listSettings, {
  "zh-CN": () => import("./zh-cn"),
});
