import type { comment as en } from "./en";

export const comment: Record<keyof typeof en, string> = {
  "comments.count": "{count, plural, other {# 条评论}}",
};
