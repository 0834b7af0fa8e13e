import { defineMessages } from "@groundwork/kit";
import { shelf } from "./en";

/** Of their own: what stands on the shelf of the library is seen where forms are begun alone. */
export const shelfMessages = defineMessages("forms-shelf", shelf, { "zh-CN": () => import("./zh-cn") });
