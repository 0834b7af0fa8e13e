import type { enteredBy } from "./en";

const zhCn: Record<keyof typeof enteredBy, string> = {
  "enteredBy.before": "另有填写者：{names}",
  "enteredBy.too": "{name} 也在此填写了内容：",
};

export default zhCn;
