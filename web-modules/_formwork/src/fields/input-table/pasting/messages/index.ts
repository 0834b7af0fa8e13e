import { defineMessages } from "@groundwork/kit";
import { en } from "./en";

/** Apart from the rest: they come with what reads what was pasted. */
export const pastingMessages = defineMessages("formwork-pasting", en, { "zh-CN": () => import("./zh-cn") });
