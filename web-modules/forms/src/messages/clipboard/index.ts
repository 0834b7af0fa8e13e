import { defineMessages } from "@groundwork/kit";
import { clipboard } from "./en";

/** Of their own: they come with the menus and keys of the builder, after the form is on the screen. */
export const clipboardMessages = defineMessages("forms-clipboard", clipboard, { "zh-CN": () => import("./zh-cn") });
