import { AppPage, Button, EmptyState, ErrorState, Group, LoadingState, Panel, useQuery } from "@groundwork/kit";
import { Printer, Wallet } from "@groundwork/kit/icons";
import { ExportMenu } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { overviewQuery, periodsQuery, treeQuery } from "../features/api";
import { ProjectSheet } from "../features/report/project-sheet";
import { useProject } from "../features/use-project";
import { messages } from "../messages";

function Report({ projectId }: { projectId: string }): ReactNode {
  const overview = useQuery(overviewQuery(projectId));
  const periods = useQuery(periodsQuery(projectId, "month"));
  const tree = useQuery(treeQuery(projectId, false));
  const error = overview.error ?? periods.error ?? tree.error;
  if (error) {
    const again = () => void Promise.all([overview.refetch(), periods.refetch(), tree.refetch()]);
    return <ErrorState error={error} retry={again} />;
  }
  if (!overview.data || !periods.data || !tree.data) return <LoadingState shape="table" />;
  return (
    <Panel>
      <ProjectSheet overview={overview.data} periods={periods.data} tree={tree.data} />
    </Panel>
  );
}

/** The budget of a project, as a page that prints well. */
export default function ReportPage(): ReactNode {
  const t = messages.useT();
  const { projectId, isLoading, choice, there } = useProject();
  let body: ReactNode = isLoading ? (
    <LoadingState shape="table" />
  ) : (
    <EmptyState icon={Wallet} title={t("budget.noProject")}>
      {t("budget.noProjectHelp")}
    </EmptyState>
  );
  if (projectId) body = <Report key={projectId} projectId={projectId} />;
  return (
    <AppPage
      title={t("report.ofProject")}
      description={t("report.ofProjectAbout")}
      breadcrumbs={[{ label: t("budget.title"), to: there("/budget") }]}
      actions={
        projectId && (
          <Group gap="xs">
            <ExportMenu
              label={t("codes.export")}
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
