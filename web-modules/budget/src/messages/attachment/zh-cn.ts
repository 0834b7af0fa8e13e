import type { attachment as en } from "./en";

export const attachment: Record<keyof typeof en, string> = {
  "files.title": "文件",
  "files.photo": "拍照",
  "files.choose": "选择文件",
  "files.help": "报价单、照片、发票：随申请一并发送。",
  "files.wrongType": "此处不接受“{ending}”类型的文件，请选择其他文件。",
  "files.otherContent": "{name}：文件名以“.{ending}”结尾，但内容不是该类型。请选择正确的文件。",
  "files.empty": "此文件是空的，请选择其他文件。",
  "files.tooLarge": "超过 {most} MB，请选择较小的文件。",
  "files.count": "{count, plural, other {# 个文件}}",
  "files.remove": "移除 {name}",
  "files.removeTitle": "移除 {name}？",
  "files.removed": "已移除 {name}",
  "files.notRemoved": "未能移除 {name}",
  "files.failed": "无法加载文件",
  "files.stay": "发送完成前请勿关闭此页面。",
  "files.unsent": "{count, plural, other {# 个文件尚未发送}}",
  "files.later": "提交后添加",
  "files.notCopied": "其文件未被复制。",
};
