import type { workingWeek } from "./en";

const zhCn: Record<keyof typeof workingWeek, string> = {
  "week.title": "工作时间",
  "week.help": "流程步骤的期限可仅按工作时间计算，夜间、休息日和节假日不计。已打开的步骤保持原有期限。",
  "week.ownHelp": "代替公司的工作时间，以项目时区为准。",
  "week.own": "此项目使用自己的工作时间",
  "week.ofCompany": "使用公司的工作时间：{week}",
  "week.day1": "星期一",
  "week.day2": "星期二",
  "week.day3": "星期三",
  "week.day4": "星期四",
  "week.day5": "星期五",
  "week.day6": "星期六",
  "week.day7": "星期日",
  "week.formatHelp": "例如 08:00–12:00, 13:00–17:00。留空表示不工作。",
  "week.unreadable": "请按 08:00–17:00 的格式填写，多个时段用逗号分隔，不能重叠，最多四个。",
  "week.none": "请至少填写一天的工作时间。",
  "week.save": "保存工作时间",
  "week.saved": "工作时间已保存",
};

export default zhCn;
