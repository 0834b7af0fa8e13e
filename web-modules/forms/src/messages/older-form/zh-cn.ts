import type { olderForm } from "./en";

export default {
  "olderForm.title": "此草稿以版本 {version} 开始填写，表单现为版本 {newest}",
  "olderForm.body":
    "可以继续填写此草稿，也可以用新版本重新开始，并带入适用的内容（签名、照片和文件除外）。此草稿会保留，直到您将其丢弃。",
  "olderForm.anew": "用版本 {newest} 重新开始",
  "olderForm.failed": "未能重新开始",
  "olderForm.report": "已带入的内容",
} satisfies Record<keyof typeof olderForm, string>;
