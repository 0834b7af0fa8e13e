import type { backToPrevious as english } from "./en";

export const backToPrevious: Record<keyof typeof english, string> = {
  "backToPrevious.kind": "返回上一步",
  "backToPrevious.offer": "返回较早的步骤",
  "backToPrevious.to": "返回到：{step}",
  "backToPrevious.help": "提交返回到较早的步骤，从那里重新办理。此后已提交的内容仍保留在流程记录中，并标记为已撤销。",
  "backToPrevious.step": "返回到",
};
