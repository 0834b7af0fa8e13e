import { defineMessages } from "@groundwork/kit";
import { en } from "./en";

/** Apart from the rest: they come with the field. */
export const barcodeMessages = defineMessages("formwork-barcode", en, { "zh-CN": () => import("./zh-cn") });
