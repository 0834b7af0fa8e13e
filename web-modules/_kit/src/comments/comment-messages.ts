import { defineMessages } from "../i18n/messages";
import { en } from "./en";

export const commentMessages = defineMessages("kit-comments", en, { "zh-CN": () => import("./zh-cn") });
