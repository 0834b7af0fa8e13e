import type { comment as en } from "./en";

export const comment: Record<keyof typeof en, string> = {
  "comments.title": "评论",
  "comments.write": "写评论",
  "comments.help": "用 @ 提及某人，系统将发邮件通知。",
  "comments.mention": "提及",
  "comments.willTell": "被提及的人会收到邮件。",
  "comments.verb": "评论",
  "comments.sent": "已添加评论",
  "comments.missing": "请先写内容。",
  "comments.change": "修改",
  "comments.changed": "已修改评论",
  "comments.edited": "已修改",
  "comments.takeBack": "撤回",
  "comments.takeBackTitle": "撤回此评论？",
  "comments.takeBackBody": "评论内容将被删除，但会保留撤回标记。",
  "comments.takenBack": "已撤回评论",
  "comments.wasTakenBack": "作者已撤回",
  "comments.stays": "评论未改变",
  "comments.older": "更早的评论",
  "comments.failed": "无法加载评论",
  "comments.count": "{count, plural, other {# 条评论}}",
};
