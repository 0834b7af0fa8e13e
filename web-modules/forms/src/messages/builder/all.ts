import { naming } from "../naming/en";
import { rules } from "../rules/en";
import { builder } from "./en";

/** All that the builder says, and the page of versions after it. */
export const forBuilder = { ...builder, ...rules, ...naming } as const;
