import type { overview as english } from "./en";

export const overview: Record<keyof typeof english, string> = {
  "home.requests.title": "考勤申请",
  "home.requests.count": "{count, plural, other {# 项}}等待答复",
  "home.requests.all": "全部考勤申请",
  "months.label": "月份",
  "months.before": "上个月",
  "months.after": "下个月",
  "months.this": "本月",
  "months.otherDays": "所选日期",
  "months.usual": "最近 60 天",
  "timesheets.onlyIssues": "仅显示需要查看的日期，与列表一致。",
  "timesheets.onlyWithout": "仅显示无需查看的日期，与列表一致。",
  "project.title": "考勤",
  "project.timesheets": "工时表",
  "project.hours": "本周工时",
  "project.workers": "本周人数",
  "project.onSite": "当前在场",
  "project.nobody": "目前无人在此签到。",
  "project.more": "另有 {count, plural, other {# 人}}",
  "member.days": "本周记录",
  "member.leave": "假期余额",
};
