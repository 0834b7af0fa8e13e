import { defineMessages } from "@groundwork/kit";
import { finding } from "./en";

/** Of their own: they come with the search of the builder. */
export const findingMessages = defineMessages("forms-finding", finding, { "zh-CN": () => import("./zh-cn") });
