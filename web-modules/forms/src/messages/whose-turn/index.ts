import { defineMessages } from "@groundwork/kit";
import { whoseTurn } from "./en";

/** Of their own: only a submission that waits for another, or for whoever one stands in for, says them. */
export const whoseTurnMessages = defineMessages("forms-whose-turn", whoseTurn, {
  "zh-CN": () => import("./zh-cn"),
});
