import type { upload as english } from "./en";

const upload: Record<keyof typeof english, string> = {
  "upload.name": "上传",
  "upload.takePhoto": "拍照",
  "upload.choosePhotos": "选择照片",
  "upload.chooseFiles": "选择文件",
  "upload.photos": "照片",
  "upload.files": "文件",
  "upload.remove": "移除 {name}",
  "upload.retry": "重新发送 {name}",
  "upload.cancel": "停止发送 {name}",
  "upload.sending": "正在发送 {name}",
  "upload.failed": "未发送：{reason}",
  "upload.photo": "照片 {name}",
  "upload.description": "说明",
  "upload.left": "{count, plural, =0 {不能再添加文件} other {还可添加 # 个文件}}",
  "upload.allowedTypes": "允许的文件类型",
  "upload.allowedTypesHelp": "文件扩展名，用空格分隔。",
  "upload.most": "最多文件数",
};

export default upload;
