import type { pageList as english } from "./en";

const pageList: Record<keyof typeof english, string> = {
  "pages.workflows": "流程",
  "pages.fieldsCount": "{count, plural, =0 {没有字段} other {# 个字段}}",
  "pages.deleteSection.title": "删除页面“{name}”？",
  "pages.deleteSection.body": "{count, plural, other {其中的 # 个字段会一并删除。}}撤销即可恢复。",
  "pages.sectionUp": "上移{name}",
  "pages.sectionDown": "下移{name}",
  "pages.sectionMoved": "{name}现为第 {number} 页",
};

export default pageList;
