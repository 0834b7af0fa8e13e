import type { parallel as english } from "./en";

export const parallel: Record<keyof typeof english, string> = {
  "parallel.kind": "并行步骤",
  "parallel.offer": "同时进行的步骤",
  "parallel.help": "由此连接的所有步骤同时进行，各由其团队处理。",
  "parallel.steps": "{count} 个步骤同时进行",
};
