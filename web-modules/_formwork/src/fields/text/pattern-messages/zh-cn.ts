import type { en } from "./en";

export default {
  pattern: "格式",
  patternHelp: "必须符合的格式：{example} 对应 AB-1234。留空则不限。",
} satisfies Record<keyof typeof en, string>;
