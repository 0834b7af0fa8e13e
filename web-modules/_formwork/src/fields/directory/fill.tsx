import { type ReactNode, useContext, useMemo } from "react";
import { type ChoiceSource, ChoiceSourceContext } from "../../fill/choices";
import { DirectoryContext, type DirectorySource } from "../../fill/directory";
import { useProblemText } from "../../messages/problem-text";
import { complaint } from "../../problem";
import controls from "../control.module.css";
import type { FillProps } from "../drawn-kind";
import { LISTED_DEFAULTS, type ListedValue } from "../selection/listed";
import { OpeningSelection } from "../selection/opening-selection";
import { type DirectorySetting, type DirectoryValue, rules } from "./rules";

/** Offered and searched as the items of a list of the company are. */
export default function Fill(props: FillProps<DirectorySetting, DirectoryValue>): ReactNode {
  const { setting, value, onChange } = props;
  const directory = useContext(DirectoryContext);
  const source = useMemo(
    () => (directory === null || directory === "membersOnly" ? null : choicesOf(directory, setting)),
    [directory, setting],
  );
  if (directory === "membersOnly") return <ForMembers {...props} />;
  return (
    <ChoiceSourceContext value={source}>
      <OpeningSelection
        {...props}
        setting={{ ...setting, ...LISTED_DEFAULTS, options: [], choices: "list" }}
        value={value && { listed: value.listed ?? [] }}
        isMany={setting.multiple}
        isSearched
        onChange={(next) => onChange(namedIn(next))}
      />
    </ChoiceSourceContext>
  );
}

function choicesOf(directory: DirectorySource, { of, ofProject, teamIds }: DirectorySetting): ChoiceSource {
  return {
    key: directory.keyOf({ of, ofProject, teamIds }),
    find: ({ search, pageNumber }, signal) => directory.find({ of, ofProject, teamIds, search, pageNumber }, signal),
  };
}

function namedIn(next: ListedValue | null): DirectoryValue | null {
  const listed = (next?.listed ?? []).map(({ id, label }) => ({ id, label }));
  return listed.length > 0 ? { listed } : null;
}

/** Who came by a link reads what is chosen. */
function ForMembers({ setting, value, ids }: FillProps<DirectorySetting, DirectoryValue>): ReactNode {
  const problemText = useProblemText();
  return (
    <output id={ids.control} aria-labelledby={ids.label} aria-describedby={ids.describedBy}>
      {value && <span>{rules.text(setting, value)} </span>}
      <span className={controls.note}>{problemText(complaint("chosenByMembers"))}</span>
    </output>
  );
}
