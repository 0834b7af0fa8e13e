import type { stuck } from "./en";

export default {
  "stuck.nobodyThere":
    "“{step}”：其团队中没有人。到达此步骤的提交会一直等待，直到有人加入，或由项目经理或管理员代为处理。",
  "stuck.samePerson":
    "“{step}”不得由之前步骤的处理人处理，而其唯一的成员必定处理过之前的步骤。请在团队中添加人员，或允许同一人处理。",
  "stuck.tooFewThere": "“{step}”：其团队中的人数少于需要按下按钮的人数。请添加人员，或减少所需人数。",
  "stuck.samePersonFirst":
    "“{step}”不得由发起人处理，而其唯一的成员必定是发起人。请在团队中添加人员，或允许同一人处理。",
} satisfies Record<keyof typeof stuck, string>;
