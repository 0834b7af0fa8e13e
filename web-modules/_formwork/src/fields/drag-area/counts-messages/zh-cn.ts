import type { en } from "./en";

export default {
  "panel.filled": "已填写 {filled}/{count}",
  "panel.missing": "{count, plural, other {# 项缺失或有误}}",
} satisfies Record<keyof typeof en, string>;
