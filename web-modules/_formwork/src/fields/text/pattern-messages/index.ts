import { defineMessages } from "@groundwork/kit";
import { en } from "./en";

/** Apart from the rest: they come with the setting. */
export const patternMessages = defineMessages("formwork-pattern", en, { "zh-CN": () => import("./zh-cn") });
