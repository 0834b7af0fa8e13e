import type { button as english } from "./en";

export const button: Record<keyof typeof english, string> = {
  "button.kind": "按钮",
  "button.offer": "添加按钮",
  "button.name": "名称",
  "button.nameHelp": "按下后做什么：提交、批准、退回。",
  "button.color": "颜色",
  "button.blue": "蓝色",
  "button.green": "绿色",
  "button.red": "红色",
  "button.amber": "琥珀色",
  "button.purple": "紫色",
  "button.teal": "青色",
  "button.grey": "灰色",
  "button.otherColor": "其他颜色；文字自动变为白色或黑色以便阅读",
  "button.order": "排列顺序",
  "button.orderHelp": "数字小的排在前面。",
  "button.checksRequiredFields": "检查必填项",
  "button.checksRequiredFieldsHelp":
    "关闭后，必填项为空时也可以按下。未作选择时，返回较早步骤的按钮和结束提交的红色按钮默认为关闭。",
  "button.asksForReason": "要求填写原因",
  "button.asksForReasonHelp":
    "按下的人须说明原因，并显示在流程记录和 PDF 中。未作选择时，返回较早步骤的按钮和结束提交的红色按钮默认为打开。",
};
