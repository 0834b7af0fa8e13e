import type { condition as english } from "./en";

export const condition: Record<keyof typeof english, string> = {
  "condition.kind": "条件",
  "condition.offer": "条件",
  "condition.name": "名称",
  "condition.namePlaceholder": "费用是多少？",
  "condition.help": "填写的内容、填写人和时间决定流程的去向：走第一个适用的分支。",
  "condition.branches": "{count, plural, =0 {尚无分支} other {# 个分支}}",
  "condition.noOtherwise": "其他情况下没有去向",
  "condition.otherwiseTo": "否则：{name}",
  "condition.branch": "分支 {number}",
  "condition.branchTo": "分支 {number}：至 {name}",
  "condition.otherwise": "否则",
  "condition.otherwiseHelp": "没有分支适用时走这条路。",
  "condition.toOtherwise": "其他所有情况都走这里",
  "condition.toBranch": "为此设置条件",
  "condition.up": "提前判断分支 {number}",
  "condition.down": "延后判断分支 {number}",
  "condition.cut": "移除至 {name} 的去向",
  "condition.noWays": "尚无去向。请将其连接到可供选择的步骤或结束节点。",
};
