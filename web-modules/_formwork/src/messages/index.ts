import { defineMessages } from "@groundwork/kit";
import { en } from "./en";

/** Registered by importing this library: the module that bundles it has nothing to add. */
export const formworkMessages = defineMessages("formwork", en, { "zh-CN": () => import("./zh-cn") });
