import type { settings as english } from "./en";

const settings: Record<keyof typeof english, string> = {
  "settings.about": "基本信息",
  "settings.number": "参考编号",
  "settings.example": "首份提交的编号为“{number}”。",
  "settings.valid": "有效期",
  "settings.validHelp":
    "用于许可证：某步骤完成后，提交在多长时间内有效。到期前 7 天、前 1 天以及到期时会通知相关人员。",
  "settings.save": "保存",
  "settings.saved": "{name}的设置已保存",
  "settings.digitsOnly": "只能使用数字。",
  "settings.daysMissing": "请填写天数。",
};

export default settings;
