import type { panel as english } from "./en";

export const panel: Record<keyof typeof english, string> = {
  "panel.title": "详情",
  "panel.settings": "设置",
  "panel.outline": "大纲",
  "panel.drawing": "流程图",
  "panel.checksOf": "{count, plural, =0 {检查} other {检查（#）}}",
  "panel.nothingSelected": "选择步骤、按钮或连接以查看其设置。",
  "panel.connection": "连接",
  "panel.addStep": "添加步骤",
  "panel.start": "起点",
  "panel.leadsTo": "通向",
  "panel.nowhere": "尚无去向",
  "panel.loose": "未连接",
  "panel.problems": "{count, plural, other {# 个问题}}",
  "panel.allGood": "可以发布",
  "panel.allGoodHelp": "从起始步骤出发的每条路径都通向终点，每个人都清楚要做什么。",
  "panel.ofWorkflow": "流程中",
  "panel.ofForm": "表单中",
  "panel.toForm": "在表单中修改",
};
