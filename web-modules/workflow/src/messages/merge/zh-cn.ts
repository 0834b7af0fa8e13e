import type { nodeSettings } from "./en";

const zhCn: Record<keyof typeof nodeSettings, string> = {
  "merge.is.pageIds": "在此填写的页面",
  "merge.is.triggerStep": "首个步骤",
  "merge.is.isLocationBasedSubmission": "须在现场提交",
  "merge.is.geoFenceRadiusMeters": "距项目地点的范围（米）",
  "merge.is.dueInHours": "期限（小时）",
  "merge.is.countsWorkingHours": "仅计工作时间",
  "merge.is.escalateAfterDays": "超过期限几天后通知项目经理",
  "merge.is.overduePress": "逾期后自动按下",
  "merge.is.needsAnotherPerson": "不得由之前步骤的处理人处理",
  "merge.is.minimumApprovers": "需要几人按下按钮",
  "merge.is.noSelfApproval": "发起人不得处理",
  "merge.is.checksRequiredFields": "检查必填字段",
  "merge.is.asksForReason": "需填写原因",
  "merge.is.needed": "完成几个后继续",
  "merge.is.startFromStepId": "返回到",
  "merge.is.isClearRecord": "清空之后填写的内容",
  "merge.is.isCreateNewVersion": "计为新版本",
  "merge.is.subject": "主题",
  "merge.is.content": "正文",
  "merge.is.emails": "其他收件地址",
  "merge.is.when": "进入条件",
  "merge.is.source": "起点",
  "merge.is.target": "去向",
  "merge.is.afterHours": "小时",
};

export default zhCn;
