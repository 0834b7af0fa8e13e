import { defineMessages } from "@groundwork/kit";
import { firstSteps } from "./en";

/** Of their own: only the home of a company that begins says them. */
export const firstStepsMessages = defineMessages("forms-first-steps", firstSteps, {
  "zh-CN": () => import("./zh-cn"),
});
