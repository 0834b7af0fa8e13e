import type { en } from "./en";

export default {
  choose: "请选择",
  cut: "显示 {total} 项中的 {shown} 项。请搜索其他项。",
  failed: "无法加载可选项。",
  nothingFound: "没有这个名称。",
  search: "搜索可选项",
} satisfies Record<keyof typeof en, string>;
