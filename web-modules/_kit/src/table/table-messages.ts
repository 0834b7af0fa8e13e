import { defineMessages } from "../i18n/messages";
import { en } from "./en";

export const tableMessages = defineMessages("kit-table", en, { "zh-CN": () => import("./zh-cn") });
