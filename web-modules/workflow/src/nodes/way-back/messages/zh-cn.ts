import type { wayBack as english } from "./en";

export const wayBack: Record<keyof typeof english, string> = {
  "wayBack.nowhere": "尚未选择步骤",
  "wayBack.clears": "清空之后的步骤",
  "wayBack.stepHelp": "该步骤的处理人会收到说明原因的邮件。",
  "wayBack.noStep": "前面没有步骤：请从后面步骤的按钮连接到这里。",
  "wayBack.isClearRecord": "清空此后填写的内容",
  "wayBack.isClearRecordHelp": "之后各步骤的字段需重新填写。关闭时保留已填写的内容。",
};
