import type { en } from "./en";

export default {
  failed: "无法加载可选项。",
  nothingFound: "没有这个名称。",
} satisfies Record<keyof typeof en, string>;
