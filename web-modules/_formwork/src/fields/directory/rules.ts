import type { CommonSetting } from "../../body/types";
import { complaint } from "../../problem";
import { flag, id, list, oneOf, record, text } from "../../shape";
import { type KindRules, MOST_LABEL, PLAIN_KIND, settingShape } from "../kind";

export const MOST_NAMED = 50;
export const MOST_TEAMS = 20;
export const NAMED = ["person", "team", "project"] as const;
export type NamedOf = (typeof NAMED)[number];

export interface DirectorySetting extends CommonSetting {
  of: NamedOf;
  multiple: boolean;
  /** Of people: whom it offers. Neither: everybody of the company. */
  ofProject: boolean;
  teamIds: string[];
  /** A submission begins with who begins it, where the first step asks for it, or with its own project. */
  beginsWithOwn: boolean;
}

/** As it was called when it was chosen: so it is read when it is called otherwise, or is gone. */
export interface Named {
  id: string;
  label: string;
}

export interface DirectoryValue {
  /** Called as what is chosen from lists is. */
  listed?: Named[];
}

/** Somebody of the company, a team or a project. What they are called is the service's to say, whatever is sent. */
export const rules: KindRules<DirectorySetting, DirectoryValue> = {
  ...PLAIN_KIND,
  isLookedUp: true,
  compared: "options",
  ownDefaults: () => ({ of: "person", multiple: false, ofProject: false, teamIds: [], beginsWithOwn: false }),
  hasSettingShape: settingShape({
    of: oneOf(...NAMED),
    multiple: flag,
    ofProject: flag,
    teamIds: list(id, MOST_TEAMS),
    beginsWithOwn: flag,
  }),
  hasShape: record({}, { listed: list(record({ id, label: text(MOST_LABEL) }), MOST_NAMED) }),
  isEmpty: ({ listed = [] }) => listed.length === 0,
  answers: (value) => !rules.isEmpty(value),
  checkValue: ({ multiple }, { listed = [] }) => {
    if (new Set(listed.map((each) => each.id)).size < listed.length) return [complaint("unknownOption")];
    return listed.length > 1 && !multiple ? [complaint("oneOption")] : [];
  },
  operand: (setting, value) => rules.text(setting, value),
  text: (_, { listed = [] }) => listed.map((each) => each.label).join(", "),
};
