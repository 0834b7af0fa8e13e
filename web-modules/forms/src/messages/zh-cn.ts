import builder from "./builder/zh-cn";
import type { en } from "./en";
import fill from "./fill/zh-cn";
import home from "./home/zh-cn";
import submissions from "./submissions/zh-cn";
import templates from "./templates/zh-cn";
import todos from "./todos/zh-cn";

const zhCn: Record<keyof typeof en, string> = { ...templates, ...submissions, ...fill, ...todos, ...home, ...builder };

export default zhCn;
