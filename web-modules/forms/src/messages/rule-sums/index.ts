import { defineMessages } from "@groundwork/kit";
import { ruleSums } from "./en";

export const ruleSumsMessages = defineMessages("forms-rule-sums", ruleSums, { "zh-CN": () => import("./zh-cn") });
