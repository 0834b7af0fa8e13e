import { defineMessages } from "@groundwork/kit";
import { folders } from "./en";

/** Of their own: for the list of templates alone. */
export const folderMessages = defineMessages("forms-folders", folders, { "zh-CN": () => import("./zh-cn") });
