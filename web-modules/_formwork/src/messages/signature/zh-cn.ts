import type { signature as english } from "./en";

const signature: Record<keyof typeof english, string> = {
  "signature.name": "签名",
  "signature.pad": "在此用手指或鼠标签名，或在下方输入姓名",
  "signature.printed": "正楷姓名",
  "signature.clear": "清除",
  "signature.useTyped": "以输入的姓名签名",
  "signature.again": "重新签名",
  "signature.sending": "正在保存签名…",
  "signature.kept": "已保存在本设备上，联网后发送",
  "signature.signed": "已签名",
  "signature.byOther": "已由 {name} 签名，尚未提交",
  "signature.enteredBy": "由 {name} 录入",
  "signature.unsigned": "尚未签名：请在上方手写，或以输入的姓名签名",
  "signature.failed": "签名未保存：{reason}",
  "signature.retry": "重试",
  "signature.by": "{name} 的签名",
  "signature.unnamed": "签名",
  "signature.fileName": "signature",
};

export default signature;
