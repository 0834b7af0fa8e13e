import type { blocks as english } from "./en";

const blocks: Record<keyof typeof english, string> = {
  "blocks.save": "保存为区块",
  "blocks.save.help": "{what}，连同其中的内容和仅涉及这些内容的规则。贵公司所有绘制表单的人都可以插入。",
  "blocks.save.verb": "保存区块",
  "blocks.name": "名称",
  "blocks.nameMissing": "请为区块命名。",
  "blocks.about": "用途",
  "blocks.saved": "{name}已保存到表单库",
  "blocks.savedHelp": "可通过菜单“插入区块”放入任何表单。",
  "blocks.insert": "插入区块",
  "blocks.insert.help": "插入的是副本：您对其所做的更改仅影响此表单。",
  "blocks.insert.one": "插入{name}",
  "blocks.insert.failed": "未插入{name}",
  "blocks.inserted": "已插入{name}",
  "blocks.search": "搜索区块",
  "blocks.rows": "{count, plural, other {# 个字段}}",
  "blocks.pages": "{count, plural, other {含 # 个字段的页面}}",
  "blocks.none": "尚无区块",
  "blocks.noneHelp": "请选择字段，或打开页面的菜单，将其保存为区块。",
  "blocks.nothingFound": "未找到此名称的区块",
  "blocks.nothingFoundHelp": "请搜索其他内容。",
  "blocks.more": "显示更多",
  "blocks.library": "在表单库中重命名和删除区块",
};

export default blocks;
