import { defineMessages } from "@groundwork/kit";
import { startLink } from "./en";

/** Of their own: only the page of a form's start links, and a visitor's, say them. */
export const startLinkMessages = defineMessages("forms-start-link", startLink, { "zh-CN": () => import("./zh-cn") });
