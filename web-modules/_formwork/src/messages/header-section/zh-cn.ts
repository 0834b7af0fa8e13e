import type { headerSection as english } from "./en";

const headerSection: Record<keyof typeof english, string> = {
  "headerSection.name": "表头",
  "headerSection.items": "显示内容",
  "headerSection.itemLabel": "“{item}”的标签",
  "headerSection.up": "上移“{item}”",
  "headerSection.down": "下移“{item}”",
  "headerSection.later": "提交时生成",
  "headerSection.unknown": "–",
  "headerSection.project": "项目",
  "headerSection.referenceNumber": "参考编号",
  "headerSection.submittalDate": "提交日期",
  "headerSection.company": "公司",
  "headerSection.projectDuration": "项目工期",
  "headerSection.projectLocation": "项目地点",
  "headerSection.projectDescription": "项目说明",
  "headerSection.validDate": "有效日期",
};

export default headerSection;
