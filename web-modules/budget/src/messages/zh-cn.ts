import { approval } from "./approval/zh-cn";
import { attachment } from "./attachment/zh-cn";
import { audit } from "./audit/zh-cn";
import { code } from "./code/zh-cn";
import { comment } from "./comment/zh-cn";
import { cost } from "./cost/zh-cn";
import type { en } from "./en";
import { equipment } from "./equipment/zh-cn";
import { hours } from "./hours/zh-cn";
import { overview } from "./overview/zh-cn";
import { report } from "./report/zh-cn";
import { request } from "./request/zh-cn";
import { rules } from "./rules/zh-cn";

const zhCn: Record<keyof typeof en, string> = {
  ...overview,
  ...code,
  ...comment,
  ...cost,
  ...report,
  ...request,
  ...rules,
  ...approval,
  ...attachment,
  ...audit,
  ...hours,
  ...equipment,
  "budget.title": "预算",
  "budget.about": "项目可支出、已申请和剩余的金额。",
  "budget.project": "项目",
  "budget.chooseProject": "选择项目",
  "budget.allProjects": "所有项目",
  "budget.noProject": "暂无项目",
  "budget.noProjectYours": "预算属于项目：请先创建项目并添加人员。",
  "budget.newProject": "新建项目",
  "budget.noProjectHelp": "预算属于项目，请联系管理员将您加入项目。",
  "money.category": "类别",
  "money.currency": "币种",
  "money.wrong": "请填写金额，例如 1250.50",
  "money.tooLarge": "不能超过 {most}",
  "money.belowZero": "不能小于零",
  "money.notAboveZero": "必须大于零",
  "money.baseline": "基准",
  "money.budget": "预算",
  "money.inCodes": "已分配到科目",
  "money.held": "占用",
  "money.committed": "已承诺",
  "money.actual": "已支出",
  "money.left": "剩余",
  "money.used": "已使用 {percent}%",
  "money.leftOf": "剩余 {left}",
  "action.cancel": "取消",
  "action.save": "保存",
  "money.forecast": "预测",
};

export default zhCn;
