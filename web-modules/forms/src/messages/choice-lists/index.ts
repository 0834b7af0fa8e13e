import { defineMessages } from "@groundwork/kit";
import { choiceLists } from "./en";

/** Of their own: only the screens of the company's choice lists say them. */
export const choiceListMessages = defineMessages("forms-choice-lists", choiceLists, {
  "zh-CN": () => import("./zh-cn"),
});
