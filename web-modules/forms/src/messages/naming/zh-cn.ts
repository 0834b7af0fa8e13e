import type { naming as english } from "./en";

const naming: Record<keyof typeof english, string> = {
  "templates.name": "名称",
  "templates.nameMissing": "请为模板命名。",
  "templates.folder": "文件夹",
  "templates.project": "项目",
  "templates.everyProject": "所有项目",
};

export default naming;
