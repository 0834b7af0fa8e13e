import type { validTime } from "./en";

const zhCn: Record<keyof typeof validTime, string> = {
  "validTime.title": "有效期",
  "validTime.from": "开始",
  "validTime.until": "到期",
  "validTime.validUntil": "有效期至",
  "validTime.expires": "到期",
  "validTime.expired": "已过期",
  "validTime.alert": "此提交已过期",
  "validTime.alertBody": "有效期至 {until}，不可再作为依据。",
  "validTime.alertMay": "您可以填写原因后延长有效期，也可以重新发起。",
  "validTime.alertOthers": "审批人仍可延长有效期；否则请重新发起。",
  "validTime.extend": "延长…",
  "validTime.extend.title": "延长有效期",
  "validTime.extend.days": "延长天数",
  "validTime.extend.daysHelp": "从当前到期时间算起；已过期的从现在算起。",
  "validTime.extend.daysWrong": "请输入 1 到 {most} 之间的整数天数。",
  "validTime.extend.newEnd": "延长后有效期至 {until}。",
  "validTime.extend.reason": "为什么延长？",
  "validTime.extend.reasonHelp": "原因会与提交一起保存，能查看此提交的人都能看到。",
  "validTime.extend.reasonMissing": "请填写延长有效期的原因。",
  "validTime.extend.verb": "延长",
  "validTime.extend.done": "有效期至 {until}",
  "validTime.extensions": "延长记录",
  "validTime.extended": "{who} 将有效期延长至 {until}。",
  "validTime.extendedLate": "{who} 在过期后将有效期延长至 {until}。",
  "validTime.extendedInPlace": "{who} 代 {away} 将有效期延长至 {until}。",
  "validTime.extendedLateInPlace": "{who} 在过期后代 {away} 将有效期延长至 {until}。",
};

export default zhCn;
