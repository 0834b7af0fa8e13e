import { type ConditionWords, groupWords } from "@groundwork/formwork/conditions";
import { useFormats } from "@groundwork/kit";
import { findNode, type Transition, waysOut } from "../../graph";
import { letterOf, type PlayEvent, type Stage } from "../../graph/play";
import { messages } from "../../messages";
import { useTeamNames } from "../../nodes/team-names";
import type { Names } from "./use-names";

type Of<Kind extends PlayEvent["kind"]> = Extract<PlayEvent, { kind: Kind }>;

/** An event in words: what happened, and why it led there. */
export interface Said {
  title: string;
  why: string[];
}

export function useSaid(stage: Stage, names: Names, words: ConditionWords): (event: PlayEvent) => Said {
  const t = messages.useT();
  const { list } = useFormats();
  const teamNames = useTeamNames();
  const pressed = useSaidOfPress(stage, names, words);
  const { workflow } = stage;
  const teamsOf = (stepIds: readonly string[]) => {
    const steps = stepIds.map((id) => findNode(workflow, id)).filter((node) => node?.type === "step");
    const teamIds = new Set(steps.flatMap(({ data }) => data.teamIds));
    return teamIds.size > 0 ? teamNames([...teamIds]) : t("play.submitter");
  };

  function mailed({ nodeId, but }: Of<"mailed">): Said {
    const node = findNode(workflow, nodeId);
    const { teamIds = [], emails = [] } = node?.type === "sendEmail" ? node.data : {};
    const to = list([...(teamIds.length > 0 ? [teamNames(teamIds)] : []), ...emails]);
    const title = t("play.mailed", { subject: names.node(nodeId), to });
    const isLeftOut = teamIds.length > 0 && but !== null;
    return { title, why: isLeftOut ? [t("play.mailedBut", { person: names.person(but) })] : [] };
  }

  function told({ to, stepId }: Of<"toldOfReturn">): Said {
    const said = (who: string, ...why: string[]) => ({
      title: t("play.told", { to: who, step: names.node(stepId) }),
      why,
    });
    if (to.kind === "person") return said(names.person(to.person), t("play.toldWhy"));
    return to.kind === "step" ? said(teamsOf([stepId])) : said(t("play.managers"), t("play.toldManagersWhy"));
  }

  function reminded({ stepIds, managersToo, isLast }: Of<"reminded">): Said {
    const managers = managersToo ? [t("play.remindedManagers")] : [];
    const steps = list(stepIds.map((id) => t("play.quoted", { step: names.node(id) })));
    return {
      title: t("play.reminded", { to: teamsOf(stepIds), steps }),
      why: isLast ? [...managers, t("play.remindedLast")] : managers,
    };
  }

  return (event) => {
    switch (event.kind) {
      case "began":
        return { title: t("play.began", { step: names.node(event.stepId) }), why: [] };
      case "pressed":
        return pressed(event);
      case "mailed":
        return mailed(event);
      case "toldOfReturn":
        return told(event);
      case "reminded":
        return reminded(event);
    }
  };
}

function useSaidOfPress({ workflow }: Stage, names: Names, words: ConditionWords): (event: Of<"pressed">) => Said {
  const t = messages.useT();

  function branch(edgeId: string): string[] {
    const edge = workflow.edges.find(({ id }) => id === edgeId);
    if (!edge) return [];
    const condition = names.node(edge.source);
    if (!edge.when) return [t("play.otherwise", { condition })];
    const number = waysOut(workflow, edge.source).branches.indexOf(edge) + 1;
    return [t("play.branch", { condition, number, when: groupWords(words, edge.when) })];
  }

  function onward(led: Transition, toStepId: string, version: number): string {
    if (led.stays) return t("play.stays", { steps: names.nodes(led.openStepIds) });
    if (led.openStepIds.length > 0) return t("play.opened", { steps: names.nodes(led.openStepIds) });
    const step = names.node(toStepId);
    if (led.beginsVersion) return t("play.newVersion", { step, version: letterOf(version) });
    if (!led.leadsBack) return t("play.onTo", { step });
    return t(led.clears ? "play.backEmptied" : "play.back", { step });
  }

  return ({ person, buttonId, stepId, led, taken, given, needed, standsIn, version }) => {
    const said = { button: names.node(buttonId), step: names.node(stepId) };
    const why = standsIn ? [t("play.standsIn")] : [];
    if (!led) why.push(t("play.waits", { given, needed }));
    else {
      if (needed > 1) why.push(t("play.enough", { needed }));
      why.push(...taken.flatMap(branch));
      why.push(led.toStepId === null ? t("play.ended") : onward(led, led.toStepId, version));
    }
    const title =
      person === null ? t("play.pressedItself", said) : t("play.pressed", { ...said, person: names.person(person) });
    return { title, why };
  };
}
