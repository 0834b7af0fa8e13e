import type { notices as english } from "./en";

const notices: Record<keyof typeof english, string> = {
  "notice.refused.title": "此表单未能保存",
  "notice.refused.body": "请撤销或更正最近的更改；下次更改会再次保存。",
  "notice.conflict.title": "此表单已被修改",
  "notice.conflict.body": "在您选择之前，您的更改不会发送。",
  "notice.conflict.theirs": "载入已保存的版本",
  "notice.conflict.mine": "用我的版本替换",
  "notice.conflict.taken": "已载入保存的表单",
  "notice.conflict.undo": "撤销即可恢复您的版本。",
  "notice.conflict.failed": "无法读取已保存的表单",
};

export default notices;
