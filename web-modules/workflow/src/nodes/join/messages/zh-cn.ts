import type { join as english } from "./en";

export const join: Record<keyof typeof english, string> = {
  "join.kind": "汇合",
  "join.offer": "并行步骤的汇合处",
  "join.help": "足够的并行步骤到达后，提交由此继续。通往别处的按钮会结束其余步骤。",
  "join.needed": "继续条件",
  "join.all": "所有步骤",
  "join.some": "{count} 个步骤",
  "join.afterAll": "{count} 个步骤全部完成后",
  "join.afterSome": "{count} 个步骤中完成 {needed} 个后",
};
