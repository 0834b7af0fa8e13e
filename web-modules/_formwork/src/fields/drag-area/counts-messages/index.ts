import { defineMessages } from "@groundwork/kit";
import { en } from "./en";

/** Apart from the rest: they come with what counts. */
export const panelCountsMessages = defineMessages("formwork-panel-counts", en, { "zh-CN": () => import("./zh-cn") });
