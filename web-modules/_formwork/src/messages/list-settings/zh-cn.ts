import type { listSettings } from "./en";

export default {
  "list.choose": "选项列表",
  "list.chooseHelp": "由公司维护，供所有表单使用。",
  "list.placeholder": "选择一个选项列表",
  "list.nothingFound": "没有这个名称的选项列表。",
  "list.gone": "“{name}”（已归档或不存在）",
  "list.none": "贵公司还没有选项列表。",
  "list.loadFailed": "选项列表加载失败",
  "list.new": "新建选项列表",
  "list.name": "新选项列表的名称",
  "list.nameMissing": "请填写名称。",
  "list.create": "创建",
  "list.cancel": "取消",
  "list.made": "已创建“{name}”",
  "list.madeNext": "请在使用表单之前添加选项。",
  "list.open": "查看其选项（{count}）",
  "list.within": "上级字段",
  "list.withinHelp": "只提供在该字段所选之下的选项。",
  "list.withinNone": "无：提供所有选项",
  "list.withinMissing": "如需只提供某一选择之下的选项，请先在表单中添加使用“{name}”列表的下拉选择。",
} satisfies Record<keyof typeof listSettings, string>;
