import { admin } from "./admin.en";
import { directory } from "./directory.en";
import { invites } from "./invites.en";
import { members } from "./members.en";
import { projects } from "./projects.en";
import { teams } from "./teams.en";

/** One file a feature; each is merged here with one line. */
export const en = {
  "signIn.title": "Sign in",
  ...directory,
  ...members,
  ...invites,
  ...teams,
  ...projects,
  ...admin,
} as const;
