import { defineMessages } from "@groundwork/kit";
import { fieldSettings } from "./en";

/** Of their own: nobody draws fields where workflows are drawn. */
export const fieldSettingMessages = defineMessages("formwork-merge-fields", fieldSettings, {
  "zh-CN": () => import("./zh-cn"),
});
