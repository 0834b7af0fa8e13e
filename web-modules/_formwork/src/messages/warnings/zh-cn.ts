import type { warnings } from "./en";

export default {
  "problems.missing": "{count, plural, =0 {可以发布} other {发布前还缺 # 项}}",
  "problems.toLookAt": "发布前有 {count} 项需留意",
  "problems.both": "发布前还缺 {count} 项，另有 {toLookAt} 项需留意",
  "warning.nobodyThere": "其团队中还没有人，到达此步骤的提交会一直等待。请添加人员。",
  "warning.tooFewThere": "其团队中的人数少于需要按下按钮的人数。请添加人员，或减少所需人数。",
  "warning.samePerson":
    "这里唯一的人必定处理过之前的步骤，因此没有人可以处理。请添加人员，或关闭“不得由之前步骤的处理人处理”。",
  "warning.samePersonFirst": "这里唯一的人必定是发起人，因此没有人可以处理。请添加人员，或关闭“发起人不得处理”。",
} satisfies Record<keyof typeof warnings, string>;
