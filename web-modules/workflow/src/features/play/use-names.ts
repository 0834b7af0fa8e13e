import { buttonName } from "@groundwork/formwork";
import { useFormats } from "@groundwork/kit";
import { useEditor } from "../../editor-context";
import { findNode } from "../../graph";
import { MANAGER, type Stage, SUBMITTER } from "../../graph/play";
import { messages } from "../../messages";
import { useNodeName } from "../../nodes/use-node-name";

/** What steps, buttons, people and hours of a play are called. */
export function useNames(stage: Stage) {
  const t = messages.useT();
  const { list } = useFormats();
  const { teams } = useEditor();
  const nameOf = useNodeName();
  const node = (id: string) => {
    const found = findNode(stage.workflow, id);
    if (!found) return "";
    return found.type === "button" ? buttonName(nameOf(found)) : nameOf(found);
  };
  return {
    node,
    nodes: (ids: readonly string[]) => list(ids.map(node)),
    person: (id: string) => {
      if (id === SUBMITTER) return t("play.submitter");
      if (id === MANAGER) return t("play.manager");
      const person = stage.cast.find((each) => each.id === id);
      const team = teams.find(({ teamId }) => teamId === person?.teamId)?.name ?? t("editor.unknownTeam");
      return t("play.person", { team, number: person?.number ?? 0 });
    },
    hours: (hours: number) => {
      const days = Math.floor(hours / 24);
      const rest = t("play.hours", { count: hours % 24 });
      if (days === 0) return rest;
      const whole = t("play.days", { count: days });
      return hours % 24 === 0 ? whole : t("play.daysAndHours", { days: whole, hours: rest });
    },
  };
}

export type Names = ReturnType<typeof useNames>;
