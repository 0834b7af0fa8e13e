import { defineMessages } from "@groundwork/kit";
import { gallery } from "./en";

/** Of their own: they are said where a form begins. */
export const galleryMessages = defineMessages("forms-gallery", gallery, { "zh-CN": () => import("./zh-cn") });
