import { defineMessages } from "@groundwork/kit";
import { en } from "./en";

export const messages = defineMessages("budget", en, { "zh-CN": () => import("./zh-cn") });
