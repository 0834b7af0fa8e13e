import type { permissions as english } from "./en";

const permissions: Record<keyof typeof english, string> = {
  "permissions.title": "使用范围与发起人",
  "permissions.help": "立即生效，已发布的表单也一样。已开始的内容仍归开始它的人处理。",
  "permissions.used": "用于",
  "permissions.used.all": "所有项目",
  "permissions.used.some": "指定项目",
  "permissions.projects": "项目",
  "permissions.projectMissing": "请选择项目。",
  "permissions.starters": "发起人",
  "permissions.starters.everyone": "项目中的所有人",
  "permissions.starters.chosen": "指定角色和团队",
  "permissions.roles": "角色",
  "permissions.role.member": "成员",
  "permissions.role.manager": "项目经理",
  "permissions.teams": "团队",
  "permissions.teamGone": "已删除的团队",
  "permissions.projectGone": "已不存在的项目",
  "permissions.none": "没有这个名称",
  "permissions.comma": "、",
  "permissions.say.everyone": "其项目中的所有人都可以发起此表单。",
  "permissions.say.chosen": "在其项目中，以下人员可以发起此表单：{who}。项目经理和管理员始终可以。",
  "permissions.say.nobody": "只有项目经理和管理员可以发起此表单。",
  "permissions.save": "保存范围与发起人",
  "permissions.saved": "使用范围与发起人已保存",
};

export default permissions;
