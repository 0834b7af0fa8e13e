import type { deleted } from "./en";

const zhCn: Record<keyof typeof deleted, string> = {
  "deleted.description": "最近 30 天内删除的提交。恢复后一切如初，逾期将永久删除。",
  "deleted.number": "编号",
  "deleted.project": "项目",
  "deleted.form": "表单",
  "deleted.state": "状态",
  "deleted.by": "删除人",
  "deleted.at": "删除时间",
  "deleted.goneAt": "永久删除日期",
  "deleted.restore": "恢复",
  "deleted.restoreOf": "恢复 {name}",
  "deleted.restored": "已恢复 {name}",
  "deleted.open": "打开",
  "deleted.notRestored": "{name} 未能恢复",
  "deleted.empty.title": "最近 30 天内没有删除任何内容",
  "deleted.empty.body": "您丢弃的草稿和被删除的提交会在此保留 30 天。",
  "deleted.discard": "丢弃草稿",
  "deleted.discard.title": "丢弃此草稿？",
  "deleted.discard.body": "“{name}”连同已填写的内容和文件将移至“已删除”，30 天内可以恢复，逾期将永久删除。",
  "deleted.discard.keep": "保留",
  "deleted.discard.done": "已丢弃 {name} 的草稿",
  "deleted.discard.failed": "{name} 的草稿未能丢弃",
  "deleted.delete": "删除…",
  "deleted.delete.title": "删除此提交？",
  "deleted.delete.body":
    "“{name}”将从列表、待办、导出和 PDF 中消失，不再要求任何人处理。30 天内可以恢复，逾期将连同文件永久删除。如需保留记录但不再有效，请改为作废。",
  "deleted.delete.verb": "删除",
  "deleted.delete.done": "已删除 {name}",
  "deleted.delete.failed": "{name} 未能删除",
  "deleted.until": "将于 {day} 永久删除，在此之前可以恢复。",
};

export default zhCn;
