import type { en } from "./en";

export default {
  "panel.fold": "填写和查看时默认折叠",
  "panel.foldHint": "PDF 中始终全部显示。",
  "panel.fields": "分组中的字段",
  "panel.addField": "在分组中添加字段",
  "panel.chooseKind": "选择字段类型",
  "panel.removeField": "从分组中删除“{name}”",
} satisfies Record<keyof typeof en, string>;
