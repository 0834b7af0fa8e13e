import { defineMessages } from "@groundwork/kit";
import { outcome } from "./en";

/** Of their own: only a page on which a button was pressed says them. */
export const outcomeMessages = defineMessages("forms-outcome", outcome, {
  "zh-CN": () => import("./zh-cn"),
});
