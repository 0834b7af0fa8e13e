import type { fill as english } from "./en";

const fill: Record<keyof typeof english, string> = {
  "button.submit": "提交",
  "button.void": "作废",
  "headerSection.validUntil": "有效期至",
  "headerSection.expired": "{until}（已过期）",
  "fill.page": "第 {number} 页",
  "fill.required": "必填",
  "fill.saving": "正在保存…",
  "fill.unsaved": "尚未保存",
  "fill.failed": "未保存",
  "fill.empty": "未填写",
  "fill.charactersLeft": "还可输入 {count, plural, other {# 个字符}}",
  "fill.searchOptions": "搜索选项",
  "fill.noOptionFound": "没有符合“{search}”的选项。",
  "fill.otherText": "{label}：请说明",
  "fill.clearChoice": "清除选择",
  "fill.nowShown": "{count, plural, other {现在显示（# 个字段）：{names}。}}",
  "fill.nowHidden": "{count, plural, other {现在隐藏（# 个字段）：{names}。}}",
  "fill.nowCleared": "{count, plural, other {所选项不再提供：{names}。}}",
  "fill.goneWithAbove": "{count, plural, other {{names}不属于上级现在所选，已清除，请重新选择。}}",
  "fill.clearedChoice": "{count, plural, other {{names}不再提供，因此不计入。如果再次提供，该选择会恢复。}}",
  "fill.hiddenKept":
    "{count, plural, other {不再需要填写，因此不会提交：{names}。如果再次需要填写，已填写的内容会恢复。}}",
  "fill.unknownKind": "该字段比此页面更新，仅以纯文本显示。请重新加载页面后填写。",
};

export default fill;
