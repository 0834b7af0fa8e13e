import type { en } from "./en";

const zhCn: Record<keyof typeof en, string> = {
  "signIn.title": "登录",
};

export default zhCn;
