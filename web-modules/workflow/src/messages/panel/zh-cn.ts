import type { panel as english } from "./en";

export const panel: Record<keyof typeof english, string> = {
  "panel.title": "详情",
  "panel.settings": "设置",
  "panel.outline": "大纲",
  "panel.drawing": "流程图",
  "panel.nothingSelected": "选择步骤、按钮或连接以查看其设置。",
  "panel.connection": "连接",
  "panel.addStep": "添加步骤",
  "panel.start": "起点",
  "panel.leadsTo": "通向",
  "panel.nowhere": "尚无去向",
  "panel.loose": "未连接",
  "panel.problems": "{count, plural, other {# 个问题}}",
  "panel.approvalHelp": "填写后即完成。需要有人先审核吗？",
  "panel.furtherApprovalHelp": "此步骤之后即完成。之后还需要有人审批吗？",
  "panel.furtherApproval": "再次审批",
  "panel.presets": "更多步骤…",
  "panel.addApproval": "添加审批",
  "panel.approval": "审批",
  "panel.approve": "批准",
  "panel.refuse": "拒绝",
};
