import type { en } from "./en";

const zhCn: Record<keyof typeof en, string> = {
  "viewer.title": "PDF",
  "viewer.ofSubmission": "提交内容的 PDF",
  "viewer.back": "提交内容",
  "viewer.download": "下载",
  "viewer.refresh": "重新生成",
  "viewer.failed": "无法生成 PDF",
  "viewer.queued": "正在排队",
  "viewer.rendering": "正在生成 PDF",
  "viewer.isLarge": "此 PDF 篇幅较大，可能需要几分钟。",
  "viewer.waitHelp": "您可以离开此页面，PDF 会继续生成。",
  "viewer.progress": "已完成 {percent}",
  "viewer.facts": "{pages, plural, other {# 页}} · {size}",
  "viewer.page": "第 {number} 页，共 {pages} 页",
  "viewer.more": "显示第 1 至 {shown} 页，共 {pages} 页。下载 PDF 可查看全部。",
  "viewer.zoomIn": "放大",
  "viewer.zoomOut": "缩小",
  "panel.about": "您可查看的字段的当前内容。",
  "panel.download": "下载 PDF",
  "panel.view": "查看页面",
};

export default zhCn;
