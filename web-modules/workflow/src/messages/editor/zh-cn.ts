import type { editor as english } from "./en";

export const editor: Record<keyof typeof english, string> = {
  "editor.title": "流程",
  "editor.looking": "您正在查看此流程。此处不会更改任何内容。",
  "editor.preview": "您可以查看此流程；修改需要编辑该表单的权限。",
  "editor.projectArchived": "此表单所属的项目已归档。请先取消项目归档再修改流程。",
  "editor.archived": "此表单已归档。请先取消归档再修改流程。",
  "editor.newer": "此流程含有比此页面更新的部分，此处未绘出（{kinds}）。重新加载页面之前无法修改。",
  "editor.unreadable": "无法加载此流程",
  "editor.conflictTitle": "他人修改了此流程",
  "editor.conflictHelp": "您的内容不会丢失：载入他人的版本可以撤销，保留我的版本会替换他人所保存的内容。",
  "editor.conflictFailed": "无法读取较新的流程",
  "editor.loadTheirs": "载入他人的版本",
  "editor.takeOver": "保留我的版本",
  "editor.unknownTeam": "已删除的团队",
  "editor.noTeamFound": "没有此名称的团队",
  "editor.delete.title": "删除“{name}”？",
  "editor.delete.step": "其按钮和连接也会一并删除。此操作可以撤销。",
  "editor.delete.other": "其连接也会一并删除。此操作可以撤销。",
  "editor.delete.verb": "删除“{name}”",
};
