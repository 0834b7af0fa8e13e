import type { dateTime as english } from "./en";

const dateTime: Record<keyof typeof english, string> = {
  "dateTime.name": "日期时间",
  "dateTime.half": "日期不完整，尚未保存。",
  "dateTime.starts": "开始",
  "dateTime.ends": "结束",
  "dateTime.isRange": "带开始和结束的区间",
  "dateTime.withTime": "包含时刻",
};

export default dateTime;
