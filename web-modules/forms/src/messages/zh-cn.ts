import audit from "./audit/zh-cn";
import type { en } from "./en";
import home from "./home/zh-cn";
import library from "./library/zh-cn";
import moves from "./moves/zh-cn";
import naming from "./naming/zh-cn";
import project from "./project/zh-cn";
import submissions from "./submissions/zh-cn";
import templates from "./templates/zh-cn";
import todos from "./todos/zh-cn";

const zhCn: Record<keyof typeof en, string> = {
  ...templates,
  ...naming,
  ...submissions,
  ...todos,
  ...home,
  ...project,
  ...audit,
  ...library,
  ...moves,
};

export default zhCn;
