import { defineMessages } from "@groundwork/kit";
import { heic } from "./en";

/** Of their own: few meet a HEIC photo that their browser cannot open. */
export const heicMessages = defineMessages("formwork-heic", heic, { "zh-CN": () => import("./zh-cn") });
