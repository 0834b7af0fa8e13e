import type { fill as english } from "./en";

const fill: Record<keyof typeof english, string> = {
  "fill.page": "第 {number} 页",
  "fill.required": "必填",
  "fill.saving": "正在保存…",
  "fill.unsaved": "尚未保存",
  "fill.failed": "未保存",
  "fill.empty": "未填写",
  "fill.unknownKind": "此页面版本过旧，无法显示该字段。请重新加载。",
};

export default fill;
