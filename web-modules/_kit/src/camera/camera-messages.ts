import { defineMessages } from "../i18n/messages";
import { en } from "./en";

export const cameraMessages = defineMessages("kit-camera", en, { "zh-CN": () => import("./zh-cn") });
