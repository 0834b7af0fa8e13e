import type { backToPrevious as english } from "./en";

export const backToPrevious: Record<keyof typeof english, string> = {
  "backToPrevious.kind": "返回上一步",
  "backToPrevious.offer": "返回较早的步骤",
  "backToPrevious.to": "返回到：{step}",
  "backToPrevious.nowhere": "尚未选择步骤",
  "backToPrevious.clears": "清空之后的步骤",
  "backToPrevious.help": "提交返回到较早的步骤，从那里重新办理。此后已提交的内容仍保留在流程记录中，并标记为已撤销。",
  "backToPrevious.step": "返回到",
  "backToPrevious.stepHelp": "该步骤的处理人会收到说明原因的邮件。",
  "backToPrevious.noStep": "前面没有步骤：请从后面步骤的按钮连接到这里。",
  "backToPrevious.isClearRecord": "清空此后填写的内容",
  "backToPrevious.isClearRecordHelp": "之后各步骤的字段需重新填写。关闭时保留已填写的内容。",
};
