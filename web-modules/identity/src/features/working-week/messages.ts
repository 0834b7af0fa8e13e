import { defineMessages } from "@groundwork/kit";
import { workingWeek } from "./en";

/** Of their own: said on two pages of settings. */
export const weekMessages = defineMessages("identity-working-week", workingWeek, {
  "zh-CN": () => import("./zh-cn"),
});
