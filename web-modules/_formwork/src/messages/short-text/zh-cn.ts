import type { shortText as english } from "./en";

const shortText: Record<keyof typeof english, string> = {
  "shortText.name": "单行文本",
  "shortText.placeholder": "占位文字",
  "shortText.placeholderHelp": "字段为空时显示的示例。",
  "shortText.maxLength": "最多字符数",
  "shortText.left": "还可输入 {count, plural, other {# 个字符}}",
};

export default shortText;
