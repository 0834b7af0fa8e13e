import { defineMessages } from "@groundwork/kit";
import { sample } from "./en";

/** Of their own: only the card that offers a sample says them. */
export const sampleMessages = defineMessages("forms-sample", sample, { "zh-CN": () => import("./zh-cn") });
