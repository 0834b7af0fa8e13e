import builder from "./builder/zh-cn";
import type { en } from "./en";
import templates from "./templates/zh-cn";

const zhCn: Record<keyof typeof en, string> = { ...templates, ...builder };

export default zhCn;
