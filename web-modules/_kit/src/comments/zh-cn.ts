import type { en } from "./en";

const zhCn: Record<keyof typeof en, string> = {
  about: "关于“{field}”",
  cancel: "取消",
  change: "修改",
  changed: "已修改评论",
  edited: "已修改",
  failed: "无法加载评论",
  heading: "评论（{count}）",
  help: "用 @ 提及某人，系统将发邮件通知。",
  mention: "提及",
  missing: "请先写内容。",
  nobodyTold: "“{names}”不会通知任何人。请在 @ 后从列表中选择姓名。",
  older: "更早的评论",
  save: "保存",
  sent: "已添加评论",
  stays: "评论未改变",
  takeBack: "撤回",
  takeBackBody: "评论内容将被删除，但会保留撤回标记。",
  takeBackTitle: "撤回此评论？",
  takenBack: "已撤回评论",
  title: "评论",
  verb: "评论",
  wasTakenBack: "作者已撤回",
  willTell: "被提及的人会收到邮件。",
  write: "写评论",
};

export default zhCn;
