import { defineMessages } from "@groundwork/kit";
import { overdue } from "./en";

/** Of their own: said once a step is due. */
export const overdueMessages = defineMessages("workflow-overdue", overdue, { "zh-CN": () => import("./zh-cn") });
