import auth from "./auth/zh-cn";
import type { en } from "./en";
import admin from "./admin/zh-cn";
import directory from "./directory/zh-cn";
import invites from "./invites/zh-cn";
import members from "./members/zh-cn";
import projects from "./projects/zh-cn";
import teams from "./teams/zh-cn";
import profile from "./profile/zh-cn";
import security from "./security/zh-cn";

const zhCn: Record<keyof typeof en, string> = { ...auth, ...admin, ...directory, ...invites, ...members, ...projects, ...teams, ...profile, ...security };

export default zhCn;
