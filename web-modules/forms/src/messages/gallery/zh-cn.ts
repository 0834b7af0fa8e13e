import type { gallery } from "./en";

const zhCn: Record<keyof typeof gallery, string> = {
  "gallery.description": "可从行业常用表单或空白页开始，之后都可以修改。",
  "gallery.choose": "选择起点",
  "gallery.blank": "空白页",
  "gallery.blankAbout": "自行逐个添加字段，创建表单。",
  "gallery.oneStep": "一个步骤：填写即完成",
  "gallery.preview": "预览",
  "gallery.publishAndTry": "发布并试填",
  "gallery.changeFirst": "先修改",
  "gallery.create": "创建模板",
  "gallery.published": "“{name}”已发布",
};

export default zhCn;
