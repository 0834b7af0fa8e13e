import { defineMessages } from "@groundwork/kit";
import { lookEditors } from "./en";

/** Of their own: most who look at a form may change it. */
export const lookEditorsMessages = defineMessages("forms-look-editors", lookEditors, {
  "zh-CN": () => import("./zh-cn"),
});
