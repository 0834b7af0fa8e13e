import type { project as en } from "./en";

const project: Record<keyof typeof en, string> = {
  "projects.none": "没有此项目。",
  "project.all": "项目的所有表单",
  "project.counts.open": "{count} 个进行中",
  "project.counts.overdue": "{count} 个逾期",
  "project.counts.myTurn": "{count} 个待您处理",
  "project.counts.none": "没有进行中的表单",
  "project.counts.failed": "未能统计进行中的表单",
  "project.figure.open": "进行中",
  "project.figure.overdue": "逾期",
  "project.figure.myTurn": "待您处理",
  "project.oldest": "进行最久的",
  "project.nothingOpen": "这里没有进行中的表单。已提交但尚未完成的表单会列在这里。",
  "find.forms": "填写",
};

export default project;
