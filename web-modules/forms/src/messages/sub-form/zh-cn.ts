import type { subForm } from "./en";

export default {
  "subForm.entries": "“{label}”的记录",
  "subForm.none": "还没有记录。",
  "subForm.noneRead": "没有记录。",
  "subForm.add": "添加{form}",
  "subForm.adding": "将新建并打开一条记录，提交后请返回此处。",
  "subForm.notReadable": "您无权打开此记录。",
  "subForm.voided": "作废",
  "subForm.notAdding.notInUse": "“{form}”已停用，无法添加。",
  "subForm.notAdding.notYours": "“{form}”由其他人发起，您无法添加。",
  "subForm.notAdding.full": "此处最多 {most, plural, other {# 条记录}}。",
  "subForm.failed": "未能新建记录。",
  "subForm.partOf": "属于{name}。",
  "subForm.back": "返回",
} satisfies Record<keyof typeof subForm, string>;
