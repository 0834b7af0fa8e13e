import { en } from "./en";
import { defineMessages } from "./messages";

export const kitMessages = defineMessages("kit", en, { "zh-CN": () => import("./zh-cn") });
