import type { attention } from "./en";

const zhCn: Record<keyof typeof attention, string> = {
  "attention.mark.teamDeleted": "团队已删除",
  "attention.mark.submitterRemoved": "{name} 已离开",
  "attention.mark.visitorPressed": "已退回给访客",
  "attention.mark.approversMissing": "人数不足",
  "attention.mark.other": "无人可处理",
  "attention.somebody": "发起人",
  "attention.todo.teamDeleted": "负责的团队已删除：请代为处理。",
  "attention.todo.submitterRemoved": "{name} 已离开公司：请代为处理。",
  "attention.todo.visitorPressed": "已退回给访客，而访客无法再次按下按钮：请代为处理。",
  "attention.todo.approversMissing": "团队中可处理的人数不足：请代为处理，或请人向团队添加成员。",
  "attention.todo.other": "没有其他人可以处理。",
  "attention.teamDeleted.title": "“{step}”无人处理：负责的团队已删除",
  "attention.teamDeleted.yours": "请代为处理。为避免再次发生，请在表单的流程中为此步骤选择其他团队并发布。",
  "attention.submitterRemoved.title": "{name} 已离开公司，“{step}”仍在等待其处理",
  "attention.submitterRemoved.yours": "请代为完成。您填写并提交的内容将算作由您完成。",
  "attention.submitterRemoved.delete": "如已不再需要，可在“更多操作”中删除。",
  "attention.approversMissing.title": "“{step}”中可处理的人数少于所需人数",
  "attention.approversMissing.yours": "请向其中一个团队添加成员，或代为处理。",
  "attention.approversMissing.managers": "请代为处理，或请管理员向其中一个团队添加成员。",
  "attention.teams": "打开团队",
  "attention.other.title": "没有人可以处理“{step}”",
  "attention.other.yours": "您可以代为处理。",
  "attention.others": "项目经理或管理员可以处理：请联系其中一位。",
  "attention.didAnotherStep": "您已处理过其中的其他步骤：须由另一位项目经理或管理员处理。",
  "attention.archived": "项目已归档，归档期间无法处理。",
};

export default zhCn;
