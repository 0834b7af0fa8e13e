import type { audit } from "./en";

const zhCn: Record<keyof typeof audit, string> = {
  "audit.service.forms": "表单",
  "audit.action.form.created": "创建表单",
  "audit.action.form.copied": "复制表单",
  "audit.action.form.imported": "从文件创建表单",
  "audit.action.form.moved": "将表单移至其他项目",
  "audit.action.form.published": "发布表单",
  "audit.action.form.restored": "将表单的较早版本恢复为草稿",
  "audit.action.form.archived": "归档表单",
  "audit.action.form.unarchived": "恢复表单",
  "audit.action.library.added": "将表单保存到表单库",
  "audit.action.library.changed": "修改表单库条目",
  "audit.action.library.deleted": "从表单库删除表单",
  "audit.action.submission.draft_discarded": "丢弃草稿",
  "audit.action.submission.step_submitted": "提交步骤",
  "audit.action.submission.approved": "批准（绿色按钮）",
  "audit.action.submission.refused": "拒绝（红色按钮）",
  "audit.action.submission.exported": "导出提交记录",
  "audit.field.category": "类别",
  "audit.field.version": "版本",
  "audit.field.step": "步骤",
  "audit.field.decision": "决定",
  "audit.field.reason": "原因",
  "audit.field.file": "文件",
  "audit.field.count": "数量",
  "audit.subject.form": "表单",
  "audit.subject.libraryEntry": "表单库条目",
  "audit.subject.submission": "提交记录",
  "audit.subject.submissionList": "提交记录列表",
};

export default zhCn;
