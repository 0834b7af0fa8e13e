import admin from "./admin/zh-cn";
import auth from "./auth/zh-cn";
import directory from "./directory/zh-cn";
import type { en } from "./en";
import invites from "./invites/zh-cn";
import mails from "./mails/zh-cn";
import members from "./members/zh-cn";
import profile from "./profile/zh-cn";
import projects from "./projects/zh-cn";
import security from "./security/zh-cn";
import teams from "./teams/zh-cn";

const zhCn: Record<keyof typeof en, string> = {
  ...auth,
  ...admin,
  ...directory,
  ...invites,
  ...mails,
  ...members,
  ...projects,
  ...teams,
  ...profile,
  ...security,
};

export default zhCn;
