import type { en } from "./en";

export default {
  "upload.allowedTypes": "允许的文件类型",
  "upload.allowedTypesHelp": "文件扩展名，用空格分隔。允许 JPEG 时，HEIC 照片会转换为 JPEG。",
  "upload.most": "最多文件数",
  "upload.keepsOriginals": "保留照片原图",
  "upload.keepsOriginalsHelp": "否则手机会在发送前缩小较大的照片。无论是否缩小，照片中的拍摄时间和地点信息都会保留。",
} satisfies Record<keyof typeof en, string>;
