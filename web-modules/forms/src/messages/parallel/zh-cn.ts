import type { parallel } from "./en";

const zhCn: Record<keyof typeof parallel, string> = {
  "parallel.title": "并行步骤",
  "parallel.all": "全部提交后才会继续，先后顺序不限。",
  "parallel.some": "{needed, plural, other {其中 # 个步骤提交后即会继续。}}",
  "parallel.yours": "轮到您",
  "parallel.open": "进行中",
  "parallel.submitted": "已提交",
  "parallel.ended": "未提交",
  "parallel.endedWith": "“{step}”提交时随之结束",
  "parallel.do": "前往“{step}”",
  "parallel.takenBy": "由 {who} 处理",
  "parallel.shown": "当前显示",
};

export default zhCn;
