import { defineMessages } from "@groundwork/kit";
import { en } from "./en";

/** Apart from the rest: they come with what reads the rows. */
export const sheetRowsMessages = defineMessages("formwork-sheet-rows", en, { "zh-CN": () => import("./zh-cn") });
