import type { problems as english } from "./en";

const problems: Record<keyof typeof english, string> = {
  "problem.unread": "请填写数字，例如 1250.5。当前内容不会保存。",
  "problem.other": "此处有问题（{code}）。",
};

export default problems;
