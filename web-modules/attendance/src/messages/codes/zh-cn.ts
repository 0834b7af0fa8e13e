import type { codes as en } from "./en";

export const codes: Record<keyof typeof en, string> = {
  "codes.title": "预算科目",
  "codes.split": "分摊工时",
  "codes.help": "请填写 {hours} 小时中各有多少属于哪个预算科目。未分摊的部分仍计入项目指定的科目。",
  "codes.part": "第 {place} 部分",
  "codes.code": "预算科目",
  "codes.nothingFound": "没有匹配的预算科目",
  "codes.search": "查找预算科目",
  "codes.searchHelp": "列表未显示全部科目，请输入编号或名称。",
  "codes.add": "添加预算科目",
  "codes.remove": "移除第 {place} 部分",
  "codes.left": "计入项目指定科目：{hours}",
  "codes.over": "超出当天工时 {hours}",
  "codes.ofTheProject": "项目指定科目",
  "codes.missing": "请为每一部分选择预算科目并填写工时，例如 2:30。",
  "codes.tooMuch": "超过当天的工时。",
  "codes.save": "保存分摊",
  "codes.cancel": "取消",
  "codes.saved": "工时已分摊",
  "audit.action.attendance_record.hours_split": "工时改记到其他预算科目",
  "audit.field.budgetCodes": "预算科目",
};
