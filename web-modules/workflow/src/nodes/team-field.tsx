import { MakeHere } from "@groundwork/kit";
import { optionsOf } from "@groundwork/kit/directory";
import { MultiSelectField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context";
import { messages } from "../messages";

interface TeamFieldProps {
  label: string;
  description: string;
  value: readonly string[];
  error: string | null;
  onChange: (teamIds: string[]) => void;
}

/** Teams to choose, or one that is made on the spot by who may. */
export function TeamField({ value, ...rest }: TeamFieldProps): ReactNode {
  const t = messages.useT();
  const { teams, mayEdit } = useEditor();
  const known = optionsOf.teams(teams);
  const deleted = value.filter((id) => !teams.some((team) => team.teamId === id));
  return (
    <div>
      <MultiSelectField
        name="teamIds"
        {...rest}
        value={[...value]}
        options={[...known, ...deleted.map((id) => ({ value: id, label: t("editor.unknownTeam") }))]}
        nothingFound={t("editor.noTeamFound")}
        disabled={!mayEdit}
      />
      {mayEdit && <MakeHere place="team.new" onMade={(teamId) => rest.onChange([...value, teamId])} />}
    </div>
  );
}
