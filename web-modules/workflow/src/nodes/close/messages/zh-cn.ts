import type { close as english } from "./en";

export const close: Record<keyof typeof english, string> = {
  "close.kind": "结束",
  "close.offer": "结束提交",
  "close.help": "到达这里的提交即告完成。多个按钮可以通向同一个终点。",
};
