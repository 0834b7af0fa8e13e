import {
  Anchor,
  ErrorState,
  Link,
  LoadingState,
  Panel,
  type ProjectSlot,
  Text,
  useFormats,
  useQuery,
} from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { overviewQuery, useFreshBudget } from "../api";
import { Amount, UsedBar } from "../bar";
import classes from "./project-card.module.css";

/** What is left is the budget without the three between them: all are shown, so that it adds up. */
const FIGURES = ["budget", "held", "committed", "actual", "left"] as const;

/** What a project may spend and what is left of it; the rest is on the budget's own page. */
export default function ProjectCard({ project: { projectId } }: ProjectSlot): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const { data: overview, error, refetch } = useQuery(overviewQuery(projectId));
  useFreshBudget();
  let content: ReactNode = <LoadingState shape="form" rows={2} />;
  if (overview && overview.codeCount === 0 && Number(overview.total.budget) === 0)
    content = <Text c="dimmed">{t(overview.mayEdit ? "overview.emptyManager" : "overview.emptyHelp")}</Text>;
  else if (overview)
    content = (
      <>
        <dl className={classes.figures}>
          {FIGURES.map((figure) => (
            <div key={figure}>
              <dt>{t(`money.${figure}`)}</dt>
              <dd>
                <Amount value={overview.total[figure]}>
                  {formats.amount(overview.total[figure], overview.currency)}
                </Amount>
              </dd>
            </div>
          ))}
        </dl>
        <UsedBar of={overview.total} />
        <Text size="sm" c="dimmed">
          {t("money.used", { percent: overview.total.usedPercent })}
        </Text>
      </>
    );
  else if (error) content = <ErrorState error={error} retry={() => void refetch()} />;
  return (
    <Panel
      title={t("budget.title")}
      actions={
        <Anchor component={Link} to={`/budget?project=${projectId}`}>
          {t("overview.open")}
        </Anchor>
      }
    >
      {content}
    </Panel>
  );
}
