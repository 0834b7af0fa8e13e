import type { rules as en } from "./en";

export const rules: Record<keyof typeof en, string> = {
  "rules.title": "预算规则",
  "rules.about": "适用于公司所有项目预算的规则。",
  "rules.currencyHelp": "适用于此后开始的预算。项目在尚无金额时可选用其他币种。",
  "rules.overruns": "谁可以申请超出剩余的金额",
  "rules.overrunsHelp": "须说明原因，审批人会首先看到。其他人在填写时即会得到提示。",
  "rules.overruns.anybody": "所有人",
  "rules.overruns.managers": "项目经理和管理员",
  "rules.overruns.admins": "仅管理员",
  "rules.overruns.nobody": "任何人都不可以",
  "rules.days": "申请等待答复的天数",
  "rules.daysHelp":
    "超过此天数无人答复则申请失效：占用的金额释放，并邮件通知申请人。已在等待的申请同样计算，超过天数的将在一小时内失效。留空表示一直等待答复。",
  "rules.daysWrong": "请填写 1 至 365 天，或留空。",
  "rules.changed": "最近由 {who} 修改",
  "rules.saved": "预算规则已保存",
};
