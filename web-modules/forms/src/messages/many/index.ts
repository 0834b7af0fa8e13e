import { defineMessages } from "@groundwork/kit";
import { many } from "./en";

/** Of their own: said once rows of the list are chosen. */
export const manyMessages = defineMessages("forms-many", many, { "zh-CN": () => import("./zh-cn") });
