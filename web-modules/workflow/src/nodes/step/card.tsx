import { Clock, FileText, Footprints, MapPin, Users, UsersRound, UserX } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense } from "react";
import { useEditor } from "../../editor-context";
import { messages } from "../../messages";
import classes from "../card.module.css";
import { Fact } from "../fact";
import { useTeamNames } from "../team-names";
import { useNodeName } from "../use-node-name";
import type { StepNode } from "./rules";

const OverdueFact = lazy(() => import("./overdue/fact"));

export function StepCard({ node }: { node: StepNode }): ReactNode {
  const t = messages.useT();
  const nameOf = useNodeName();
  const teamNames = useTeamNames();
  const { triggerStep, teamIds, pageIds, dueInHours, countsWorkingHours, minimumApprovers } = node.data;
  const isOnSite = node.data.isLocationBasedSubmission && node.data.geoFenceRadiusMeters > 0;
  const why = useEditor().stuck.get(node.id);
  const everybody = triggerStep ? t("step.whoeverFills") : t("step.nobody");
  return (
    <div className={`${classes.card} ${classes.step}`}>
      <div className={classes.line}>
        <Footprints size={18} aria-hidden className={classes.icon} />
        <span className={classes.name} title={nameOf(node)}>
          {nameOf(node)}
        </span>
        {triggerStep && <span className={classes.starts}>{t("step.starts")}</span>}
      </div>
      <ul className={classes.facts}>
        <Fact icon={Users} isMissing={teamIds.length === 0 && !triggerStep}>
          {teamIds.length > 0 ? teamNames(teamIds) : everybody}
        </Fact>
        <Fact icon={FileText}>
          {triggerStep && pageIds.length === 0 ? t("step.otherPages") : t("step.pages", { count: pageIds.length })}
        </Fact>
        {why && (
          <Fact icon={UserX} isMissing>
            {t(`step.${why}`)}
          </Fact>
        )}
        {!triggerStep && minimumApprovers > 1 && (
          <Fact icon={UsersRound}>{t("step.approvers", { count: minimumApprovers })}</Fact>
        )}
        {isOnSite && <Fact icon={MapPin}>{t("step.onSite")}</Fact>}
        {dueInHours !== null && (
          <Fact icon={Clock}>{t(countsWorkingHours ? "step.dueWorking" : "step.due", { hours: dueInHours })}</Fact>
        )}
        {node.data.overduePress && (
          <Suspense fallback={null}>
            <OverdueFact node={node} />
          </Suspense>
        )}
      </ul>
    </div>
  );
}
