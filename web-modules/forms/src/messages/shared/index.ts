import { defineMessages } from "@groundwork/kit";
import { shared } from "./en";

/** Of their own: only who came by a link reads them. */
export const sharedMessages = defineMessages("forms-shared", shared, { "zh-CN": () => import("./zh-cn") });
