import { defineMessages } from "@groundwork/kit";
import { olderForm } from "./en";

/** Of their own: few drafts are that old. */
export const olderFormMessages = defineMessages("forms-older-form", olderForm, {
  "zh-CN": () => import("./zh-cn"),
});
