import builder from "./builder/zh-cn";
import editor from "./editor/zh-cn";
import type { en } from "./en";
import fill from "./fill/zh-cn";
import problems from "./problems/zh-cn";
import { made } from "./zh-cn.gen";

const zhCn: Record<keyof typeof en, string> = {
  ...made,
  ...problems,
  ...fill,
  ...builder,
  ...editor,
};

export default zhCn;
