import auth from "./auth/zh-cn";
import type { en } from "./en";
import profile from "./profile/zh-cn";
import security from "./security/zh-cn";

const zhCn: Record<keyof typeof en, string> = { ...auth, ...profile, ...security };

export default zhCn;
