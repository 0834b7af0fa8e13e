import type { drawing } from "./en";
import { made } from "./zh-cn.gen";

export default {
  ...made,
  "problem.validTimeStepMissing": "请选择有效期从哪个步骤开始计算。",
  "problem.validTimeDaysMissing": "请填写有效天数。",
} satisfies Record<keyof typeof drawing, string>;
