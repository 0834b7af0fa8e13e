import { defineMessages } from "@groundwork/kit";
import { formChoice } from "./en";

/** Of their own: where a form is started, and not where one is drawn. */
export const formChoiceMessages = defineMessages("forms-form-choice", formChoice, {
  "zh-CN": () => import("./zh-cn"),
});
