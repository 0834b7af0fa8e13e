import type { rules as en } from "./en";

export const rules: Record<keyof typeof en, string> = {
  "clockRules.title": "打卡要求",
  "clockRules.about": "在手机或平板上打卡时的要求。",
  "clockRules.photo": "每次打卡要求附照片",
  "clockRules.photoHelp": "不会阻止任何人打卡：没有照片也照常计工时，当天会注明，直到项目经理核对。",
  "clockRules.asked": "从现在起打卡要求附照片",
  "clockRules.notAsked": "从现在起打卡不再要求照片",
  "audit.action.clock_rules.set": "更改打卡要求",
  "audit.subject.clockRules": "打卡",
  "audit.field.asksPhoto": "要求照片",
};
