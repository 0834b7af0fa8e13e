import type { singleSelection as english } from "./en";

const singleSelection: Record<keyof typeof english, string> = {
  "singleSelection.name": "单选",
  "singleSelection.search": "搜索选项",
  "singleSelection.noneFound": "没有符合“{search}”的选项。",
  "singleSelection.clear": "清除选择",
  "singleSelection.otherText": "{label}：请说明",
  "singleSelection.options": "选项",
  "singleSelection.option": "选项 {number}",
  "singleSelection.add": "添加选项",
  "singleSelection.remove": "移除“{label}”",
  "singleSelection.up": "上移“{label}”",
  "singleSelection.down": "下移“{label}”",
  "singleSelection.allowOther": "允许自填答案",
  "singleSelection.otherLabel": "自填答案的标签",
};

export default singleSelection;
