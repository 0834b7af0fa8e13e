import { defineMessages } from "@groundwork/kit";
import { byFields } from "./en";

/** Of their own: said by whoever chooses fields for the list alone. */
export const byFieldsMessages = defineMessages("forms-by-fields", byFields, { "zh-CN": () => import("./zh-cn") });
