import type { byFields } from "./en";

const zhCn: Record<keyof typeof byFields, string> = {
  "byFields.title": "表单字段",
  "byFields.columns": "显示为列",
  "byFields.columnsHelp": "最多 {most} 个。计算字段仅包含在导出文件中。",
  "byFields.filters": "筛选字段",
  "byFields.filtersHelp": "最多 {most} 个。列出的内容须同时满足所有条件。",
  "byFields.nothingFound": "表单中没有此字段",
  "byFields.none": "尚未有人填写此表单，暂无可选字段。",
  "byFields.contains": "“{name}”包含",
  "byFields.from": "“{name}”从",
  "byFields.to": "“{name}”至",
  "byFields.oneOf": "“{name}”为其中之一",
  "byFields.notANumber": "请输入数字，例如 12.5。",
  "byFields.tooMany": "最多 {most} 个。",
  "byFields.cancel": "取消",
  "byFields.apply": "显示",
  "byFields.chip.contains": "{name}包含“{value}”",
  "byFields.chip.is": "{name}：{value}",
  "byFields.chip.from": "{name}：从 {first} 起",
  "byFields.chip.to": "{name}：至 {last}",
  "byFields.chip.remove": "{text}：取消此筛选",
};

export default zhCn;
