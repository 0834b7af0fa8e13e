import type { heic } from "./en";

export default {
  "heic.unread": "“{name}”是 HEIC 照片，此浏览器无法转换。请在拍摄它的手机上选择，或以 JPEG 格式发送。",
} satisfies Record<keyof typeof heic, string>;
