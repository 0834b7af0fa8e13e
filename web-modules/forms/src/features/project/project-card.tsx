import { Anchor, ErrorState, Link, LoadingState, Panel, type ProjectSlot, Text, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { submissionsQuery } from "../submissions/api";
import { TodoItems } from "../todos/todo-items";
import { useProjectCounts } from "./counts";
import classes from "./project.module.css";

const SHOWN = 5;
const KINDS = ["open", "overdue", "myTurn"] as const;

/** What is open in a project: how much of it, and the ones that wait longest. */
export default function ProjectCard({ project }: ProjectSlot): ReactNode {
  const t = messages.useT();
  const { projectId } = project;
  return (
    <Panel
      title={t("forms.title")}
      actions={
        <Anchor component={Link} to={`/projects/${projectId}/forms`}>
          {t("project.all")}
        </Anchor>
      }
    >
      <Figures projectId={projectId} />
      <Oldest projectId={projectId} />
    </Panel>
  );
}

function Figures({ projectId }: { projectId: string }): ReactNode {
  const t = messages.useT();
  const { counts, error, refetch } = useProjectCounts(projectId);
  if (error && !counts) return <ErrorState error={error} retry={() => void refetch()} />;
  return (
    <dl className={classes.figures}>
      {KINDS.map((kind) => (
        <div key={kind} data-kind={kind} data-count={counts?.[kind] ?? 0}>
          <dt>{t(`project.figure.${kind}`)}</dt>
          <dd>{counts?.[kind]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Oldest({ projectId }: { projectId: string }): ReactNode {
  const t = messages.useT();
  const query = { projectId, state: "ongoing", sort: "oldest", pageNumber: 1, pageCount: SHOWN };
  const { data, error, refetch } = useQuery(submissionsQuery(query));
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data) return <LoadingState shape="form" rows={SHOWN} />;
  if (data.totalCount === 0) return <Text c="dimmed">{t("project.nothingOpen")}</Text>;
  return <TodoItems label={t("project.oldest")} todos={data.data} hidesProject />;
}
