import type { overdue } from "./en";

const zhCn: Record<keyof typeof overdue, string> = {
  "overdue.button": "自动按下的按钮",
  "overdue.help": "如无人及时按下按钮，系统会自动按下此按钮。仅限不询问原因且不检查必填字段的按钮。留空则不自动按下。",
  "overdue.after": "到期后多少小时",
  "overdue.afterHelp": "0 表示到期即按下。会提前告知此步骤的人员。",
  "overdue.gone": "已删除的按钮",
};

export default zhCn;
