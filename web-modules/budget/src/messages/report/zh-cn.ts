import type { report as en } from "./en";

export const report: Record<keyof typeof en, string> = {
  "report.title": "预算科目报告",
  "report.about": "科目的预算、申请情况以及资金变动。",
  "report.asOf": "截至 {day}",
  "report.total": "合计",
  "report.print": "打印",
  "report.one": "报告",
  "report.noCode": "未选择科目",
  "report.noCodeHelp": "请在预算中打开一个科目，再打开其报告。",
  "report.count": "数量",
  "report.asked": "申请金额",
  "report.months": "逐月变动",
  "report.month": "月份",
  "report.noRequests": "暂无申请。",
  "report.noMonths": "暂无资金变动。",
  "report.ofProject": "项目预算报告",
  "report.ofProjectAbout": "项目的预算及其去向，按类别和科目列出。",
  "report.codes": "科目",
  "report.noCodes": "暂无科目。",
  "report.hidden": "另有 {count} 个科目，见导出文件。",
  "report.used": "已用",
};
