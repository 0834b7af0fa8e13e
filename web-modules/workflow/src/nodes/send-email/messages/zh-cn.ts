import type { sendEmail as english } from "./en";

export const sendEmail: Record<keyof typeof english, string> = {
  "sendEmail.kind": "邮件",
  "sendEmail.offer": "发送邮件",
  "sendEmail.nobody": "尚无收件人",
  "sendEmail.subject": "主题",
  "sendEmail.content": "正文",
  "sendEmail.contentHelp": "其后附有提交内容的链接。",
  "sendEmail.teams": "团队",
  "sendEmail.teamsHelp": "除点击按钮的人外，每位成员都会收到。",
  "sendEmail.emails": "其他地址",
  "sendEmail.emailsHelp":
    "公司外部的收件人会被询问一次是否愿意接收贵公司的邮件；在同意之前，邮件会等待。每天有数量上限。",
  "sendEmail.add": "添加",
  "sendEmail.remove": "移除 {email}",
  "sendEmail.noAddress": "这不是邮件地址。",
  "sendEmail.tooMany": "最多 {most} 个地址。",
};
