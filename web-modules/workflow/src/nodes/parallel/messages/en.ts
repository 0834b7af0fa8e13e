export const parallel = {
  "parallel.kind": "Parallel steps",
  "parallel.offer": "Steps at the same time",
  "parallel.help": "All steps that this leads to are open at the same time, each for its own teams.",
  "parallel.steps": "{count, plural, one {# step} other {# steps}} at once",
} as const;
