/** One file a feature; a key starts with its feature's name. */
import { auth } from "./auth/en";
import { admin } from "./admin/en";
import { directory } from "./directory/en";
import { invites } from "./invites/en";
import { members } from "./members/en";
import { projects } from "./projects/en";
import { teams } from "./teams/en";
import { profile } from "./profile/en";
import { security } from "./security/en";

export const en = { ...auth, ...admin, ...directory, ...invites, ...members, ...projects, ...teams, ...profile, ...security } as const;
