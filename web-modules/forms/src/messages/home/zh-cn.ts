import type { home as en } from "./en";

const home: Record<keyof typeof en, string> = {
  "home.waiting.title": "等待您处理",
  "home.waiting.count": "{count, plural, other {# 项待办}}",
  "home.waiting.all": "全部待办",
  "home.first.title": "开始使用",
  "home.first.body": "目前没有等待您处理的事项。请按以下步骤开始使用：",
  "home.first.project": "创建项目",
  "home.first.projectHelp": "表单按项目填写。",
  "home.first.people": "邀请人员",
  "home.first.peopleHelp": "他们加入公司后，您可以将其加入项目和团队。",
  "home.first.form": "创建并发布表单",
  "home.first.formHelp": "例如检查表、作业许可或送货单。",
  "home.first.fill": "填写表单",
  "home.first.fillHelp": "看看现场人员将看到的内容。",
  "home.first.done": "已完成",
  "home.start.title": "开始填写表单",
  "home.start.all": "全部可填写的表单",
};

export default home;
