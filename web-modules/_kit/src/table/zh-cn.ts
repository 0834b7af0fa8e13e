import type { en } from "./en";

const zhCn: Record<keyof typeof en, string> = {
  all: "全部",
  columns: "列",
  export: "导出 CSV",
  "export.failed": "列表导出失败",
  filter: "筛选",
  "filter.some": "{count, plural, other {# 个筛选}}",
  "filter.none.title": "没有匹配的内容",
  "filter.none.body": "没有符合搜索和筛选条件的记录。",
  "filter.reset": "显示全部",
  loading: "正在加载…",
  open: "打开{name}",
  "page.next": "下一页",
  "page.of": "第 {from}–{to} 条，共 {total} 条",
  "page.previous": "上一页",
  "page.size": "每页行数",
  "select.all": "选择本页所有行",
  "select.clear": "清除选择",
  "select.count": "{count, plural, other {已选择 # 项}}",
  "select.row": "选择{name}",
  sort: "排序",
  "sort.ascending": "{column}，升序",
  "sort.descending": "{column}，降序",
  "sort.none": "默认顺序",
};

export default zhCn;
