import { defineMessages } from "@groundwork/kit";
import { en } from "./en";

/** Apart from the rest: they come with the settings. */
export const uploadSettingsMessages = defineMessages("formwork-upload-settings", en, {
  "zh-CN": () => import("./zh-cn"),
});
