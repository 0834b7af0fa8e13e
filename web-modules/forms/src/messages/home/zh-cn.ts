import type { home as en } from "./en";

const home: Record<keyof typeof en, string> = {
  "home.waiting.title": "等待您处理的表单",
  "home.waiting.count": "{count, plural, other {# 项待办}}",
  "home.waiting.attention": "{count} 项需要关注：没有其他人可以处理",
  "home.waiting.all": "全部待办",
  "home.start.title": "开始填写表单",
  "home.start.all": "全部可填写的表单",
  "phone.open": "在手机上继续",
  "phone.body": "用手机相机扫描二维码。在手机上登录一次，即可继续填写同一份表单。",
  "phone.code": "下方网址的二维码",
  "phone.copy": "复制网址",
};

export default home;
