import naming from "../naming/zh-cn";
import rules from "../rules/zh-cn";
import type { forBuilder } from "./all";
import builder from "./zh-cn";

const zhCn: Record<keyof typeof forBuilder, string> = { ...builder, ...rules, ...naming };

export default zhCn;
