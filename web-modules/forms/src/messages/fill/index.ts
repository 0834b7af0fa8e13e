import { defineMessages } from "@groundwork/kit";
import { fill } from "./en";

/** Of their own: most pages, the builder's among them, are filled in by nobody. */
export const fillMessages = defineMessages("forms-fill", fill, { "zh-CN": () => import("./zh-cn") });
