import type { comment } from "./en";

const zhCn: Record<keyof typeof comment, string> = {
  "comments.field": "{count, plural, =0 {评论“{field}”} other {“{field}”有 # 条评论}}",
};
export default zhCn;
