import type { en } from "./en";

export default {
  "inputTable.columns": "列",
  "inputTable.addColumn": "添加列",
  "inputTable.columnOf": "第 {number} 列",
  "inputTable.columnName": "第 {number} 列的名称",
  "inputTable.columnType": "类型",
  "inputTable.columnWidth": "宽度（像素）",
  "inputTable.moveLeft": "将“{name}”左移",
  "inputTable.moveRight": "将“{name}”右移",
  "inputTable.removeColumn": "删除列“{name}”",
  "inputTable.removeColumnTitle": "删除列“{name}”？",
  "inputTable.removeColumnBody":
    "{count, plural, =0 {表单在其中写入的内容会一并删除。} other {以下计算用到它，将不再有效：{names}。}}",
  "inputTable.details": "列“{name}”的更多设置",
  "inputTable.rows": "行",
  "inputTable.rowName": "第 {number} 行的名称",
  "inputTable.canAddRows": "填写时可以增减行",
  "inputTable.fixed": "行“{row}”中“{column}”的文字；留空则由填写人填写",
  "inputTable.cells": "表单中的固定文字",
  "inputTable.below": "列下方显示",
  "inputTable.nothingBelow": "不显示",
  "inputTable.canDuplicate": "填写时可以再添加整个表格",
} satisfies Record<keyof typeof en, string>;
