import type { subForm } from "./en";

export default {
  "subForm.none": "没有记录",
  "subForm.choose": "表单",
  "subForm.chooseHelp": "每条记录都是单独的提交，有自己的编号、步骤和 PDF。",
  "subForm.placeholder": "选择表单",
  "subForm.nothingFound": "没有这个名称的表单。",
  "subForm.gone": "{name}（已停用）",
  "subForm.empty": "还没有其他已发布的表单。请先发布一个，再在此选择。",
  "subForm.most": "记录上限",
  "subForm.button": "按钮文字",
  "subForm.open": "打开表单",
  "subForm.add": "添加{form}",
  "subForm.number": "编号 {number}",
  "subForm.draft": "草稿",
  "subForm.ongoing": "进行中",
  "subForm.done": "已完成",
  "subForm.voided": "作废",
} satisfies Record<keyof typeof subForm, string>;
