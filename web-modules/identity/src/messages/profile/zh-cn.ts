import type { profile } from "./en";

const zhCn: Record<keyof typeof profile, string> = {
  "profile.title": "个人资料",
  "profile.account": "您的账号",
  "profile.lead": "同事如何看到您，以及 Groundwork 如何与您沟通。",
  "profile.you": "关于您",
  "profile.preferences": "偏好设置",
  "profile.fullName": "姓名",
  "profile.nameMissing": "请输入姓名。",
  "profile.email": "电子邮箱",
  "profile.emailHelp": "您用此邮箱登录。",
  "profile.language": "语言",
  "profile.firstDay": "每周第一天",
  "profile.firstDayHelp": "日历和工时表从这一天开始。",
  "profile.color": "姓名缩写的颜色",
  "profile.colorHelp": "没有照片时显示。",
  "profile.colorOption": "第 {number} 种颜色，共 {count} 种",
  "profile.save": "保存更改",

  "profile.photo": "照片",
  "profile.photoHelp": "PNG、JPEG 或 WebP，不超过 5 MB。显示中间的正方形部分。",
  "profile.photoChoose": "选择照片",
  "profile.photoReplace": "选择其他照片",
  "profile.photoUse": "使用此照片",
  "profile.photoCancel": "取消",
  "profile.photoRemove": "移除照片",
  "profile.photoRemoveBody": "将改为显示姓名缩写。您可以随时重新添加照片。",
  "profile.photoRemoveTitle": "移除您的照片？",
  "profile.photoPreview": "新照片预览",
  "profile.photoSaved": "照片已保存",
  "profile.photoRemoved": "照片已移除",
  "profile.photoWrongType": "这不是 PNG、JPEG 或 WebP 图片，请选择其他文件。",
  "profile.photoTooLarge": "此文件为 {size}，上限为 5 MB。请选择较小的文件。",
  "profile.photoUnreadable": "无法读取此图片，请选择其他文件。",
  "profile.photoFailed": "照片未保存",
};

export default zhCn;
