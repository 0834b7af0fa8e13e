import type { en } from "./en";

export default {
  "sheetRows.open": "从电子表格添加行",
  "sheetRows.text": "从电子表格复制的行",
  "sheetRows.textHelp": "先是每行的名称，然后从左到右是各列；也可以在最上方写出列名。留空的单元格由填写人填写。",
  "sheetRows.file": "或选择文件",
  "sheetRows.choose": "选择 CSV 文件",
  "sheetRows.notText": "无法读取此文件。请在电子表格软件中另存为“CSV UTF-8”后再选择。",
  "sheetRows.inPlace": "替换现有的行",
  "sheetRows.found":
    "{count, plural, =0 {没有可用的行。} other {可用 # 行。}}{left, plural, =0 {} other {略去 # 行。}}",
  "sheetRows.tooWide": "{count, plural, other {多出的 # 列将略去。}}",
  "sheetRows.readAsHeading": "第一行按列名读取。表格中没有这些列：{names}。",
  "sheetRows.readAsRow": "第一行按数据行读取，但{names}是列名。如果这一行是列名，请去掉表格中没有的列。",
  "sheetRows.says": "{column}：{text}",
  "sheetRows.allFilledIn": "全部由填写人填写。",
  "sheetRows.noRoom": "表格最多 {most} 行。",
  "sheetRows.tooLong": "其中有文本过长。",
  "sheetRows.computed": "“{column}”由计算得出，其中的内容将略去。",
  "sheetRows.more": "{count, plural, other {还有 # 行}}",
  "sheetRows.take": "{count, plural, other {使用这 # 行}}",
} satisfies Record<keyof typeof en, string>;
