import type { home as en } from "./en";

const home: Record<keyof typeof en, string> = {
  "home.waiting.title": "等待您处理",
  "home.waiting.count": "{count, plural, other {# 项待办}}",
  "home.waiting.all": "全部待办",
  "home.start.title": "开始填写表单",
  "home.start.all": "全部可填写的表单",
};

export default home;
