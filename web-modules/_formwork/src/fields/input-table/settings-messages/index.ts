import { defineMessages } from "@groundwork/kit";
import { en } from "./en";

/** Apart from the rest: they come with the settings. */
export const inputTableSettingsMessages = defineMessages("formwork-input-table-settings", en, {
  "zh-CN": () => import("./zh-cn"),
});
