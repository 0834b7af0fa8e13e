import { defineMessages } from "@groundwork/kit";
import { deleted } from "./en";

/** Of their own: said where something is deleted, and where it is restored. */
export const deletedMessages = defineMessages("forms-deleted", deleted, { "zh-CN": () => import("./zh-cn") });
