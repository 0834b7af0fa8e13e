import type { changed as en } from "./en";

const changed: Record<keyof typeof en, string> = {
  "changed.mark": "已更改",
  "changed.markOf": "“{field}”已更改：查看原内容",
  "changed.page": "{count, plural, other {# 个字段已更改}}",
  "changed.compare": "比较步骤",
};

export default changed;
