import type { en } from "./en";

export default {
  "directory.of": "选择对象",
  "directory.of.person": "人员",
  "directory.of.team": "团队",
  "directory.of.project": "项目",
  "directory.multiple": "可选多项",
  "directory.ofProject": "仅限提交所属项目中的人员",
  "directory.ofProjectHelp": "否则可选择公司中的所有人。",
  "directory.teams": "仅限以下团队的人员",
  "directory.teamsHelp": "留空则不限团队。",
  "directory.noTeam": "未找到团队",
  "directory.teamGone": "已删除的团队",
  "directory.teamNotLoaded": "名称尚未加载的团队",
  "directory.mostTeams": "最多 {most} 个团队。请先移除一个再选择。",
  "directory.own.person": "默认为开始填写表单的人",
  "directory.ownHelp.person": "适用于首个步骤的字段，且此人须在可选范围内。可以更改。",
  "directory.own.project": "默认为提交所属项目",
  "directory.ownHelp.project": "除非字段为只读，否则可以更改。",
} satisfies Record<keyof typeof en, string>;
