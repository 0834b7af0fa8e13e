import builder from "./builder/zh-cn";
import calculation from "./calculation/zh-cn";
import dateTime from "./date-time/zh-cn";
import type { en } from "./en";
import fill from "./fill/zh-cn";
import headerSection from "./header-section/zh-cn";
import problems from "./problems/zh-cn";
import shortText from "./short-text/zh-cn";
import signature from "./signature/zh-cn";
import singleSelection from "./single-selection/zh-cn";
import upload from "./upload/zh-cn";

const zhCn: Record<keyof typeof en, string> = {
  ...shortText,
  ...singleSelection,
  ...dateTime,
  ...calculation,
  ...upload,
  ...signature,
  ...headerSection,
  ...problems,
  ...fill,
  ...builder,
};

export default zhCn;
