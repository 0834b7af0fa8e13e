import type { fromFile } from "./en";

const zhCn: Record<keyof typeof fromFile, string> = {
  "fromFile.title": "从文件导入",
  "fromFile.about":
    "包含“标签”和“类型”列的问题列表（.csv、.xlsx）、XLSForm、SurveyJS 或 form.io 的表单（.json）、带填写字段的 PDF，或从此处导出的表单。",
  "fromFile.help": "先查看导入后的样子，确认之前不会创建任何内容。",
  "fromFile.file": "表单文件",
  "fromFile.choose": "选择文件",
  "fromFile.another": "选择其他文件",
  "fromFile.reading": "正在读取 {name}…",
  "fromFile.found": "导入后的内容",
  "fromFile.pages": "{count} 页",
  "fromFile.fields": "{count} 个字段",
  "fromFile.rules": "{count} 条规则",
  "fromFile.pictures": "{count} 张图片",
  "fromFile.kept": "由 {file} 生成",
  "fromFile.saveNotes": "将清单存为 CSV",
  "fromFile.dismissNotes": "已处理完毕",
  "fromFile.sameName": "已有名为“{name}”的表单。请为此表单另取名称，以便区分。",
  "fromFile.steps": "步骤：{steps}",
  "fromFile.noSteps": "文件中没有流程：表单将从一个全体成员的步骤开始，之后可以修改。",
  "fromFile.lists": "同时会为贵公司新建 {count} 个选项列表：{names}",
  "fromFile.whole": "全部内容都会导入。",
  "fromFile.notes": "有 {count} 处未能原样导入",
  "fromFile.row": "第 {row} 行",
  "fromFile.allNotes": "显示全部 {count} 处",
  "fromFile.more": "此处列出前 {count} 处。",
  "fromFile.teams": "各步骤的团队",
  "fromFile.teamsHelp":
    "文件中提到了以下团队，请选择对应的贵公司团队。首个步骤若没有团队，项目中的所有人都可以开始填写。",
  "fromFile.noTeam": "稍后选择",
  "fromFile.noSuchTeam": "没有此团队。",
};

export default zhCn;
