import type { paging } from "./en";

const zhCn: Record<keyof typeof paging, string> = {
  "paging.one": "逐页填写",
  "paging.all": "显示所有页",
  "paging.at": "第 {number} 页，共 {count} 页",
  "paging.next": "下一页",
  "paging.back": "上一页",
  "paging.turn": "表单的页",
};

export default zhCn;
