import type { en } from "./en";

export default {
  "dateTime.asked": "填写内容",
  "dateTime.asked.day": "日期",
  "dateTime.asked.moment": "日期和时间",
  "dateTime.asked.time": "时间",
  "dateTime.isRange": "带开始和结束的区间",
  "dateTime.now.day": "默认为开始填写表单的日期",
  "dateTime.now.moment": "默认为开始填写表单的日期和时间",
  "dateTime.now.time": "默认为开始填写表单的时间",
  "dateTime.nowHelp": "以项目所在时区为准。除非字段为只读，否则可以更改。",
  "dateTime.nowHelp.range": "作为区间的开始，以项目所在时区为准。除非字段为只读，否则可以更改。",
} satisfies Record<keyof typeof en, string>;
