import type { builder as english } from "./en";

const builder: Record<keyof typeof english, string> = {
  "builder.label": "标签",
  "builder.help": "帮助文字",
  "builder.helpHelp": "显示在标签下方，供填写者参考。",
  "builder.required": "必填",
  "builder.steps": "由哪些步骤填写",
  "builder.stepsHelp": "未选择时：由所在页面的步骤填写，否则由首个步骤填写。",
  "builder.noStepFound": "没有此步骤",
  "builder.settings": "“{label}”的设置",
  "builder.text": "文本",
  "builder.choices": "选择",
  "builder.miscellaneous": "其他输入",
  "builder.layout": "版式",
  "builder.other": "其他",
};

export default builder;
