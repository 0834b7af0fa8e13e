import type { whoseTurn as english } from "./en";

const whoseTurn: Record<keyof typeof english, string> = {
  "turn.another.title": "“{step}”须由他人处理",
  "turn.another.body": "您创建了此提交，或在其他步骤中填写或操作过，此步骤由{teams}处理，您不参与。",
  "turn.another.bodyAlone": "您创建了此提交，或在其他步骤中填写或操作过，此步骤由他人处理。",
  "turn.othersDraft.title": "{name} 的草稿",
  "turn.othersDraft.body": "尚未提交。您填写的内容会进入对方的草稿。",
  "turn.othersTurn.title": "“{step}”等待{name}处理",
  "turn.othersTurn.body": "您填写并提交的内容将算作由您代为完成。",
  "turn.othersTurn.newVersion": "新版本从对方开始。您填写并提交的内容将算作由您代为完成。",
  "turn.othersTurn.sentBack": "已退回给对方。您填写并提交的内容将算作由您代为完成。",
  "turn.othersDraft.goOn": "继续填写",
  "turn.standIn.title": "您不在{teams}中",
  "turn.standIn.body": "“{step}”轮到他们处理。您可以代为处理；届时需说明原因，原因会保留在流程记录和 PDF 中。",
  "turn.standIn.act": "代为处理…",
  "turn.actsFor.title": "您正在代 {away} 处理",
  "turn.actsFor.body": "{away} 不在，并指定由您代为处理。您的操作会在进度和 PDF 中注明是代其处理。",
  "turn.acting.title": "您正在代{teams}处理",
  "turn.acting.body": "按下按钮时需要说明原因。",
  "turn.leftAlone.title": "您处理之后，没有人可以处理{steps}",
  "turn.leftAlone.why": "{steps}必须由未参与之前步骤的人处理。您操作后，其团队中将没有人可以处理。",
  "turn.leftAlone.whyInPlace":
    "{steps}必须由未参与之前步骤的人处理。您正在代 {away} 处理，此操作算作两人共同完成，其团队中将没有人可以处理。",
  "turn.leftAlone.help":
    "请将此步骤留给团队中的其他人，或先请管理员将他人加入{steps}的团队。如果您仍然操作，项目经理会收到通知，可代团队处理。",
};

export default whoseTurn;
