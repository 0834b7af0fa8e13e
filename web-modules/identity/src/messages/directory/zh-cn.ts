import type { directory } from "./en";

const zhCn: Record<keyof typeof directory, string> = {
  "directory.actions": "操作",
  "directory.add": "添加",
  "directory.cancel": "取消",
  "directory.changed": "最近更改",
  "directory.choose": "请选择…",
  "directory.choosePeople": "选择人员…",
  "directory.discard": "放弃更改",
  "directory.emailInvalid": "请输入完整的邮箱地址，例如 lim.wei@example.com。",
  "directory.nothingFound": "没有找到匹配项",
  "directory.save": "保存",
  "directory.undo": "撤销",
  "role.owner": "所有者",
  "role.owner.means": "拥有全部权限，包括移交或删除公司。每家公司只有一位。",
  "role.coOwner": "联合所有者",
  "role.coOwner.means": "除管理员的全部权限外，还可指定管理员和联合所有者。",
  "role.admin": "管理员",
  "role.admin.means": "邀请和移除人员，管理团队、项目和公司设置。",
  "role.manager": "项目经理",
  "role.manager.means": "管理自己负责的项目：表单、流程、工时、预算和设备。",
  "role.member": "成员",
  "role.member.means": "填写表单、处理本团队的步骤、打卡、评论和上传照片。",
};

export default zhCn;
