import type { importing } from "./en";

const zhCn: Record<keyof typeof importing, string> = {
  "importing.open": "导入",
  "importing.title": "从文件创建提交",
  "importing.help": "每一行都会成为您的一份草稿。第一行说明各列对应哪些字段，与导出文件相同。",
  "importing.form": "表单",
  "importing.columns": "可用的列：{columns}",
  "importing.noColumns": "该表单的首个步骤没有可由表格填写的字段。",
  "importing.sheet": "保存空白表格",
  "importing.columnsFailed": "无法读取该表单的列",
  "importing.wouldImport": "{count, plural, =0 {没有可导入的行} other {# 行将成为草稿}}",
  "importing.imported": "已创建 {count} 份草稿",
  "importing.verb": "创建 {count} 份草稿",
  "importing.failed": "未能创建草稿",
  "importing.notTaken": "以下列未导入，首个步骤填写的字段中没有同名字段：{columns}",
  "importing.none": "没有您可以发起的表单。",
};

export default zhCn;
