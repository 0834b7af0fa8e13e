import { useFormats } from "@groundwork/kit";
import { useEditor } from "../editor-context";
import { messages } from "../messages";

/** The teams of a node in words; a deleted team is counted, not hidden. */
export function useTeamNames(): (teamIds: readonly string[]) => string {
  const t = messages.useT();
  const { list } = useFormats();
  const { teams } = useEditor();
  return (teamIds) => {
    const names = teamIds.map((id) => teams.find((team) => team.teamId === id)?.name ?? t("editor.unknownTeam"));
    return list(names);
  };
}
