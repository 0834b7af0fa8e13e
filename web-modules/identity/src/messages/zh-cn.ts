import { admin } from "./admin.zh-cn";
import { directory } from "./directory.zh-cn";
import type { en } from "./en";
import { invites } from "./invites.zh-cn";
import { members } from "./members.zh-cn";
import { projects } from "./projects.zh-cn";
import { teams } from "./teams.zh-cn";

const zhCn: Record<keyof typeof en, string> = {
  "signIn.title": "登录",
  ...directory,
  ...members,
  ...invites,
  ...teams,
  ...projects,
  ...admin,
};

export default zhCn;
