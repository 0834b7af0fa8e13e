import type { en } from "./en";

export default {
  "pasting.cells": "{count, plural, =0 {未填入任何内容。} other {已填入 # 个单元格。}}",
  "pasting.rows": "{count, plural, other {已添加 # 行。}}",
  "pasting.noRoom": "{count, plural, other {还有 # 行放不下，已略去。}}",
  "pasting.tooWide": "{count, plural, other {多出的 # 列已略去。}}",
  "pasting.left": "{count, plural, other {# 个值未填入：}}",
  "pasting.text": "（“{text}”）",
  "pasting.more": "{count, plural, other {还有 # 个}}",
  "pasting.undo": "撤销粘贴",
  "pasting.undone": "已撤销粘贴。",
  "pasting.rowGone": "该行已被删除，未粘贴任何内容。",
  "pasting.pastedFixed": "此处内容由表单固定。",
  "pasting.pastedUnread": "此处无法识别该内容。",
  "pasting.pastedNotListed": "清单中没有该项，或无法读取清单。",
} satisfies Record<keyof typeof en, string>;
