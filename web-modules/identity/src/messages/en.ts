/** One file a feature; a key starts with its feature's name. */

import { admin } from "./admin/en";
import { auth } from "./auth/en";
import { directory } from "./directory/en";
import { invites } from "./invites/en";
import { mails } from "./mails/en";
import { members } from "./members/en";
import { profile } from "./profile/en";
import { projects } from "./projects/en";
import { security } from "./security/en";
import { teams } from "./teams/en";

export const en = {
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
} as const;
