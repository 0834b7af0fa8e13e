import type { library } from "./en";

const zhCn: Record<keyof typeof library, string> = {
  "library.title": "表单库",
  "library.description": "公司用作起点的表单。由此创建的模板是副本，修改不会影响这里。",
  "library.steps": "步骤：{steps}",
  "library.saveAs": "保存到表单库",
  "library.saveHelp":
    "保存模板当前内容的副本。所有可创建模板的人都能看到，包括步骤的团队、邮件的收件地址以及可由谁发起。",
};

export default zhCn;
