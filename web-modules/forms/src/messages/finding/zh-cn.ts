import type { finding as english } from "./en";

const finding: Record<keyof typeof english, string> = {
  "find.title": "查找字段",
  "find.label": "标签、名称、类型或选项",
  "find.at": "{at} / {count}",
  "find.none": "未找到字段",
  "find.next": "下一个字段",
  "find.previous": "上一个字段",
  "find.close": "关闭查找",
  "find.told": "{name}，{kind}，第 {at} 个，共 {count} 个",
};

export default finding;
