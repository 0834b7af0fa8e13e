import type { overdue } from "./en";

const zhCn: Record<keyof typeof overdue, string> = {
  "overdue.button": "自动按下的按钮",
  "overdue.help": "如无人及时按下按钮，系统会自动按下此按钮；须在现场提交的步骤除外。留空则不自动按下。",
  "overdue.asks.reason": "“{button}”不可选：需要填写原因。",
  "overdue.asks.required": "“{button}”不可选：会检查必填字段。",
  "overdue.asks.people": "“{button}”不可选：须由多人按下。",
  "overdue.workingHours": "仅计算工作时间",
  "overdue.workingHelp":
    "按项目的工作时间计算，夜间、休息日和节假日不计：周五下午打开的步骤要到周一才到期。已打开的步骤保持原有期限。",
  "overdue.working": "{hours, plural, other {工作时间 # 小时后自动按下“{button}”}}",
  "overdue.after": "期限过后多少小时",
  "overdue.afterHelp": "0 表示期限一到即按下，不会先发提醒。待办和提交页面会提前告知；如设了小时数，提醒中也会告知。",
  "overdue.hours": "{hours, plural, other {# 小时后自动按下“{button}”}}",
  "overdue.days": "{days, plural, other {# 天后自动按下“{button}”}}",
  "overdue.endsUnfilledOf": "“{step}”：自动按下“{button}”会结束表单，即使此步骤的内容尚未填写。",
  "overdue.byNobodyOf": "“{step}”须由未处理过前面步骤的人处理。自动按下“{button}”时，无人查看过便会通过。",
  "overdue.gone": "已删除的按钮",
};

export default zhCn;
