import type { listed } from "./en";

export default {
  "listed.whenFilled": "填写表单时，此处会提供选项列表中的选项。",
  "listed.firstAbove": "请先选择“{field}”。",
  "listed.loading": "正在加载选项列表…",
  "listed.failed": "选项列表加载失败。",
  "listed.noNetwork": "此处选择需要网络。请先填写其他内容，联网后再选择。",
  "listed.again": "重试",
  "listed.offline": "暂时无法搜索选项列表，以下是之前加载的选项。",
  "listed.more": "显示更多（共 {count} 项）",
  "listed.none": "此列表中没有选项。",
  "listed.noneUnder": "上级所选之下没有选项。",
} satisfies Record<keyof typeof listed, string>;
