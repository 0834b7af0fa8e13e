import { defineMessages } from "@groundwork/kit";
import { en } from "./en";

export const messages = defineMessages("workflow", en, { "zh-CN": () => import("./zh-cn") });

export type MessageKey = keyof typeof en;
