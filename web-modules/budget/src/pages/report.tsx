import {
  AppPage,
  Button,
  EmptyState,
  ErrorState,
  Group,
  LoadingState,
  Panel,
  useQuery,
  useUrlState,
} from "@groundwork/kit";
import { Printer, Wallet } from "@groundwork/kit/icons";
import { ExportMenu } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { overviewQuery, type Period, periodsQuery, treeQuery } from "../features/api";
import { PeriodChoice } from "../features/overview/periods-panel";
import { ProjectSheet } from "../features/report/project-sheet";
import { useProject } from "../features/use-project";
import { messages } from "../messages";

function Report({ projectId, by, choice }: { projectId: string; by: Period; choice: ReactNode }): ReactNode {
  const overview = useQuery(overviewQuery(projectId));
  const periods = useQuery(periodsQuery(projectId, by));
  const tree = useQuery(treeQuery(projectId, false));
  const error = overview.error ?? periods.error ?? tree.error;
  if (error) {
    const again = () => void Promise.all([overview.refetch(), periods.refetch(), tree.refetch()]);
    return <ErrorState error={error} retry={again} />;
  }
  if (!overview.data || !periods.data || !tree.data) return <LoadingState shape="table" />;
  return (
    <Panel>
      <ProjectSheet overview={overview.data} periods={periods.data} tree={tree.data} periodChoice={choice} />
    </Panel>
  );
}

/** The budget of a project, as a page that prints well. */
export default function ReportPage(): ReactNode {
  const t = messages.useT();
  const { projectId, isLoading, choice, there } = useProject();
  const [{ by: inAddress }, setState] = useUrlState({ by: "" });
  const by: Period = inAddress === "quarter" ? "quarter" : "month";
  let body: ReactNode = isLoading ? (
    <LoadingState shape="table" />
  ) : (
    <EmptyState icon={Wallet} title={t("budget.noProject")}>
      {t("budget.noProjectHelp")}
    </EmptyState>
  );
  if (projectId) {
    const periodChoice = <PeriodChoice by={by} onChange={(next) => setState({ by: next === "month" ? "" : next })} />;
    body = <Report key={projectId} projectId={projectId} by={by} choice={periodChoice} />;
  }
  return (
    <AppPage
      title={t("report.ofProject")}
      description={t("report.ofProjectAbout")}
      breadcrumbs={[{ label: t("budget.title"), to: there("/budget") }]}
      actions={
        projectId && (
          <Group gap="xs">
            <ExportMenu
              label={t("period.export")}
              path="/api/Budget/ExportBudgetPeriods"
              parts={[{ name: t("period.title"), query: { projectId, by } }]}
              failed={t("period.exportFailed")}
            />
            <ExportMenu
              label={t("report.exportCodes")}
              path="/api/Budget/ExportBudgetCodes"
              parts={[{ name: t("codes.title"), query: { projectId } }]}
              failed={t("codes.exportFailed")}
            />
            <Button leftSection={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
              {t("report.print")}
            </Button>
          </Group>
        )
      }
    >
      {choice}
      {body}
    </AppPage>
  );
}
