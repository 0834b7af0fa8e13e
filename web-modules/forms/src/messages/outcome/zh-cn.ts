import type { outcome as english } from "./en";

const outcome: Record<keyof typeof english, string> = {
  "outcome.title": "您在“{step}”中按下了“{action}”",
  "outcome.number": "编号 {number}。",
  "outcome.closed": "此提交已完成。",
  "outcome.closedWith": "此提交已完成：“{action}”。",
  "outcome.yours": "下一步是“{step}”，仍由您处理。",
  "outcome.sentBack": "已退回到“{step}”。该步骤的处理人会收到通知和您填写的原因。",
  "outcome.waits": "已计入：{given}/{needed}。{teams}中的其他人现在会在待办中看到它。",
  "outcome.newVersion": "版本 {version} 从“{step}”开始。该步骤的处理人会收到通知和您填写的原因。",
  "outcome.next": "下一步是“{step}”，由 {teams} 处理，他们会在待办中看到。",
  "outcome.nextSeveral": "同时进行的步骤：{steps}。各自的待办中会显示。",
  "outcome.openOf": "“{step}”（由{teams}处理）",
  "outcome.openYours": "“{step}”（轮到您处理）",
  "outcome.nextStep": "下一步是“{step}”。",
  "outcome.another": "再填写一份表单",
  "outcome.todos": "返回我的待办",
};

export default outcome;
