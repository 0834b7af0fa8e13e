import type { looking as english } from "./en";

const looking: Record<keyof typeof english, string> = {
  "look.only": "您正在查看此表单。此处不会更改任何内容；可从中复制字段和页面。",
  "look.isArchived": "此模板已归档。取消归档后才能修改。",
  "look.wasArchived": "此模板已归档。管理员或其项目的项目经理可以取消归档。",
  "look.isProjectArchived": "此模板所属的项目已归档。取消项目归档后才能修改模板。",
  "look.ofAllProjects": "您可以填写和查看此模板，但不能更改：它适用于所有项目。请联系管理员。",
  "look.mayNotEdit": "您可以填写和查看此模板，但不能更改。请联系其项目经理或管理员。",
  "look.editors": "{teams}的成员也可以更改。",
  "look.moreEditors": "另外 {count} 个团队",
  "look.list": "表单的字段",
  "look.noRules": "此表单没有规则。",
};

export default looking;
