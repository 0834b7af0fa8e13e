import type { firstSteps as en } from "./en";

const firstSteps: Record<keyof typeof en, string> = {
  "home.first.title": "开始使用",
  "home.first.body": "五步完成第一份表单及其 PDF。",
  "home.first.hide": "不再显示",
  "home.first.project": "项目",
  "home.first.projectHelp": "表单按项目填写。",
  "home.first.projectDone": "已创建，可在“项目”中改名。",
  "home.first.projectGo": "新建项目",
  "home.first.team": "团队",
  "home.first.teamHelp": "表单的步骤由团队负责。",
  "home.first.teamDone": "已有“全体成员”团队，新成员自动加入。",
  "home.first.teamGo": "新建团队",
  "home.first.form": "选择表单",
  "home.first.formHelp": "检查表、施工日志、作业许可：可直接使用，也可自行创建。",
  "home.first.formDone": "可以填写了。",
  "home.first.formGo": "选择表单",
  "home.first.fill": "填写表单",
  "home.first.fillHelp": "与现场人员所见相同，提交后可获得 PDF。",
  "home.first.fillDone": "已提交，PDF 在其页面上。",
  "home.first.fillGo": "填写",
  "home.first.people": "邀请成员",
  "home.first.peopleHelp": "对方会收到邮件，并自动加入全体成员团队。",
  "home.first.peopleDone": "已有其他成员。",
  "home.first.peopleGo": "邀请",
};

export default firstSteps;
