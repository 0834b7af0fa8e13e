import type { moves } from "./en";

const zhCn: Record<keyof typeof moves, string> = {
  "moves.taken.short": "由 {name} 处理",
  "moves.recalled.title": "{who} 已撤回到“{step}”",
  "moves.recalled.short": "已撤回",
  "moves.recalled.track": "{who} 撤回了此提交",
  "moves.reopened.title": "{who} 已从“{step}”重新打开",
  "moves.reopened.short": "已重新打开",
  "moves.reopened.track": "{who} 重新打开了此提交",
  "moves.voided.short": "作废",
  "moves.voided.track": "{who} 作废了此提交",
};

export default zhCn;
