import type { lookEditors } from "./en";

export default {
  "lookEditors.teams": "{teams}的成员也可以更改。",
  "lookEditors.more": "另外 {count} 个团队",
} satisfies Record<keyof typeof lookEditors, string>;
