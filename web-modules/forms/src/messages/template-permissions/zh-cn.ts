import type { permissions as english } from "./en";

const permissions: Record<keyof typeof english, string> = {
  "permissions.title": "使用范围、发起人与编辑者",
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
  "permissions.editors": "以下团队的人员也可编辑",
  "permissions.say.noEditors": "只有管理员和管理其所有项目的项目经理可以编辑此表单。",
  "permissions.say.editors":
    "{who}中参与其项目的人员，无论角色，都可以编辑和发布此表单。使用范围和人员仍由管理它的人决定。",
  "permissions.readOnly": "只有管理员和管理其所有项目的项目经理可以更改此处。",
  "permissions.saved": "使用范围和人员已保存",
};

export default permissions;
