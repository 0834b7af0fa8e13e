import { defineMessages } from "@groundwork/kit";
import { permissions } from "./en";

/** Of their own: only the settings of a template say them, and only once they are opened. */
export const permissionMessages = defineMessages("forms-permissions", permissions, {
  "zh-CN": () => import("./zh-cn"),
});
