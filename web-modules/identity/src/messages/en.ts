/** One file a feature; a key starts with its feature's name. */
import { auth } from "./auth/en";
import { profile } from "./profile/en";
import { security } from "./security/en";

export const en = { ...auth, ...profile, ...security } as const;
