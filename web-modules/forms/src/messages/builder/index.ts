import { defineMessages } from "@groundwork/kit";
import { forBuilder } from "./all";

/** Of their own: only the builder and the page of versions say them. */
export const builderMessages = defineMessages("forms-builder", forBuilder, { "zh-CN": () => import("./all.zh-cn") });
