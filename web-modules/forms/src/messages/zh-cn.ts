import builder from "./builder/zh-cn";
import type { en } from "./en";
import fill from "./fill/zh-cn";
import submissions from "./submissions/zh-cn";
import templates from "./templates/zh-cn";
import todos from "./todos/zh-cn";

const zhCn: Record<keyof typeof en, string> = { ...templates, ...submissions, ...fill, ...todos, ...builder };

export default zhCn;
