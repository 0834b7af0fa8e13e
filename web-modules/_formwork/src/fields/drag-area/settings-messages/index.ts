import { defineMessages } from "@groundwork/kit";
import { en } from "./en";

/** Apart from the rest: they come with the settings of a panel. */
export const panelSettingsMessages = defineMessages("formwork-panel-settings", en, {
  "zh-CN": () => import("./zh-cn"),
});
