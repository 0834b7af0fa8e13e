import {
  AppPage,
  Button,
  EmptyState,
  ErrorState,
  Group,
  Link,
  LoadingState,
  Panel,
  useQuery,
  useUrlState,
} from "@groundwork/kit";
import { Printer, Wallet } from "@groundwork/kit/icons";
import { ExportMenu } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { overviewQuery, type Period, periodsQuery, treeQuery } from "../features/api";
import { NoProject } from "../features/no-project";
import { PeriodChoice, type Shown } from "../features/overview/periods-panel";
import { ProjectSheet } from "../features/report/project-sheet";
import { useProject } from "../features/use-project";
import { messages } from "../messages";

interface ReportProps extends Shown {
  projectId: string;
  choice: ReactNode;
}

function Report({ projectId, by, byCategory, choice }: ReportProps): ReactNode {
  const t = messages.useT();
  const overview = useQuery(overviewQuery(projectId));
  const periods = useQuery(periodsQuery(projectId, by));
  const tree = useQuery(treeQuery(projectId, false));
  const error = overview.error ?? periods.error ?? tree.error;
  if (error) {
    const again = () => void Promise.all([overview.refetch(), periods.refetch(), tree.refetch()]);
    return <ErrorState error={error} retry={again} />;
  }
  if (!overview.data || !periods.data || !tree.data) return <LoadingState shape="table" />;
  if (overview.data.revision === 0 && overview.data.codeCount === 0) {
    return (
      <EmptyState
        icon={Wallet}
        title={t("overview.empty")}
        action={
          <Button component={Link} to={`/budget?project=${projectId}`}>
            {t("overview.open")}
          </Button>
        }
      >
        {t(overview.data.mayEdit ? "overview.emptyManager" : "overview.emptyHelp")}
      </EmptyState>
    );
  }
  return (
    <Panel>
      <ProjectSheet
        overview={overview.data}
        periods={periods.data}
        tree={tree.data}
        periodChoice={choice}
        byCategory={byCategory}
      />
    </Panel>
  );
}

/** The budget of a project, as a page that prints well. */
export default function ReportPage(): ReactNode {
  const t = messages.useT();
  const { projectId, isLoading, choice, there } = useProject();
  const [{ by: inAddress, shown }, setState] = useUrlState({ by: "", shown: "" });
  const byCategory = shown === "categories";
  const by: Period = inAddress === "quarter" ? "quarter" : "month";
  let body: ReactNode = isLoading ? <LoadingState shape="table" /> : <NoProject />;
  if (projectId) {
    const show = (next: Shown) =>
      setState({ by: next.by === "month" ? "" : next.by, shown: next.byCategory ? "categories" : "" });
    const periodChoice = <PeriodChoice by={by} byCategory={byCategory} onChange={show} />;
    body = <Report key={projectId} projectId={projectId} by={by} byCategory={byCategory} choice={periodChoice} />;
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
              label={t("overview.export")}
              path="/api/Budget/ExportBudgetCategories"
              parts={[{ name: t("overview.title"), query: { projectId } }]}
              failed={t("overview.exportFailed")}
            />
            <ExportMenu
              label={t("period.export")}
              path="/api/Budget/ExportBudgetPeriods"
              parts={[{ name: t("period.title"), query: { projectId, by, ...(byCategory && { byCategory: "true" }) } }]}
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
