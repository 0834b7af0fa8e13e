import { defineMessages } from "@groundwork/kit";
import { rehearsal } from "./en";

/** Of their own: only who publishes a form anew is told. */
export const rehearsalMessages = defineMessages("formwork-rehearsal", rehearsal, { "zh-CN": () => import("./zh-cn") });
