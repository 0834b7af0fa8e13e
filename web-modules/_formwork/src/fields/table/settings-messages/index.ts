import { defineMessages } from "@groundwork/kit";
import { en } from "./en";

/** Apart from the rest: they come with the settings of a table. */
export const tableSettingsMessages = defineMessages("formwork-table-settings", en, {
  "zh-CN": () => import("./zh-cn"),
});
