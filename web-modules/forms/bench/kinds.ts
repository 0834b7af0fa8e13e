/** A field of every kind as the vectors write it: a kind that comes later is measured too. */
import { readdirSync, readFileSync } from "node:fs";

const VECTORS = new URL("../../../proto/vectors/fields/", import.meta.url);

/** They lead to what only its company has: another form, a file. */
const OF_A_COMPANY = ["subForm", "image"];

interface Case {
  type: string;
  setting?: object;
  components?: unknown;
  expected: { settingProblems?: unknown[] };
}

export interface Kind {
  type: string;
  setting: object;
}

/** What holds other fields is not among them. */
export function kindsOfVectors(): Kind[] {
  return readdirSync(VECTORS).flatMap((file) => {
    const { cases } = JSON.parse(readFileSync(new URL(file, VECTORS), "utf8")) as { cases: Case[] };
    const sound = cases.find(({ setting, expected }) => setting && expected.settingProblems?.length === 0);
    if (!sound || sound.components || OF_A_COMPANY.includes(sound.type)) return [];
    return [{ type: sound.type, setting: sound.setting ?? {} }];
  });
}
