import type { en } from "./en";

export const problems: Record<keyof typeof en, string> = {
  "problem.isHasTargetStep": "请选择流程的起始步骤。",
  "problem.isAllSendEmail": "“{button}”只发送邮件，没有其他去向：请连接到步骤或终点。",
  "problem.isAllButtonClose": "“{button}”没有去向。",
  "problem.isAllBackToPreviousClose": "“{button}”之后的“返回上一步”必须通向一个较早的步骤。",
  "problem.isAllCreateNewVersionClose": "“{button}”之后的“新版本”必须通向一个较早的步骤。",
  "problem.isAllClose": "没有路径到达“结束”。",
  "problem.manyTriggers": "流程只能从一个步骤开始。",
  "problem.connection": "无法这样连接。",
  "problem.tooManySteps": "起始步骤之后最多 {most} 个步骤。",
  "problem.stepWithoutTeam": "请选择由谁处理“{step}”。",
  "problem.stepWithoutButton": "“{step}”需要一个按钮。",
  "problem.recipientMissing": "请选择“{button}”之后邮件的收件人。",
  "problem.subjectMissing": "请填写“{button}”之后邮件的主题。",
  "problem.buttonNameMissing": "请为按钮命名。",
  "problem.stepNameMissing": "请为步骤命名。",
  "problem.unknownPage": "此步骤包含表单中已不存在的页面。",
  "problem.other": "此处有问题（{code}）。",
};
