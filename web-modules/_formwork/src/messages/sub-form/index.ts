import { defineMessages } from "@groundwork/kit";
import { subForm } from "./en";

/** Of their own: only who meets a sub-form reads them. */
export const subFormMessages = defineMessages("formwork-sub-form", subForm, {
  "zh-CN": () => import("./zh-cn"),
});
