import type { absence as en } from "./en";

export const absence: Record<keyof typeof en, string> = {
  "absence.title": "您不在期间",
  "absence.help": "由另一位项目经理在您的项目中代您答复申请、批准周期；不包括您自己的工时。",
  "absence.standIn": "代您处理的人",
  "absence.standInMissing": "请选择代您处理的人。",
  "absence.from": "第一天",
  "absence.until": "最后一天",
  "absence.until.short": "不在，至 {day}",
  "absence.is": "{from} 至 {until} 由 {who} 代您答复。",
  "absence.saved": "代您处理的人已记录",
  "absence.end": "我回来了",
  "absence.ended": "您已恢复自行答复",
  "absence.notEnded": "代为处理的人保持不变",
  "audit.action.attendance_absence.set": "已设置考勤代理人",
  "audit.action.attendance_absence.ended": "已结束考勤代理",
  "audit.subject.attendanceAbsence": "考勤代理人",
  "audit.field.standIn": "代理人",
};
