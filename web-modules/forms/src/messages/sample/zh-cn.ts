import type { sample } from "./en";

const zhCn: Record<keyof typeof sample, string> = {
  "sample.offer": "先看一看？",
  "sample.offerBody": "创建一个示例项目，其中有一份可立即填写的检查表单。只有管理员可以看到，一键即可收起。",
  "sample.take": "创建示例项目",
  "sample.about": "用于试用。可随时在首页收起。",
  "sample.taken": "“{name}”已就绪",
  "sample.takenForm": "其中有一个已发布的表单“{form}”，尚未填写任何内容。",
  "sample.notTaken": "未能创建示例项目",
  "sample.fill": "填写",
  "sample.body": "用于试用：可填写、修改和打印其中的表单，不影响公司的其他内容。如需保留，请给项目改名。",
  "sample.fillForm": "填写“{form}”",
  "sample.open": "打开项目",
  "sample.putAway": "收起示例",
  "sample.putAway.title": "收起示例项目？",
  "sample.putAway.body": "其中的草稿将被删除，表单和项目将归档并从列表中移除。已提交的内容会保留，可在归档中查看。",
  "sample.away": "“{name}”已收起",
  "sample.awayDetail": "可在已归档的项目中找到。",
  "sample.notAway": "示例项目未能完全收起。请重试，剩余部分将一并收起。",
};

export default zhCn;
