import type { en } from "./en";

export default {
  scan: "扫码",
  read: "已读取：{code}",
  refused: "{code}：{problem}",
} satisfies Record<keyof typeof en, string>;
