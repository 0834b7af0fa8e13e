import {
  AppPage,
  api,
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  Panel,
  useQuery,
  useUrlState,
} from "@groundwork/kit";
import { ListTree, Printer } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { BUDGET } from "../features/api";
import { ReportSheet } from "../features/report/report-sheet";
import { messages } from "../messages";

/** The report of a code, as a page that prints well. */
export default function CodeReportPage(): ReactNode {
  const t = messages.useT();
  const [{ code: codeId }] = useUrlState({ code: "" });
  const report = useQuery({
    queryKey: [...BUDGET, "report", codeId],
    queryFn: ({ signal }) => api.get("/api/Budget/GetBudgetCodeReport", { query: { budgetCodeId: codeId }, signal }),
    enabled: codeId !== "",
  });
  const code = report.data?.code;
  let body: ReactNode = <LoadingState shape="table" />;
  if (codeId === "") {
    body = (
      <EmptyState icon={ListTree} title={t("report.noCode")}>
        {t("report.noCodeHelp")}
      </EmptyState>
    );
  } else if (report.error) {
    body = <ErrorState error={report.error} title={t("code.failed")} retry={() => void report.refetch()} />;
  } else if (report.data) {
    body = (
      <Panel>
        <ReportSheet report={report.data} />
      </Panel>
    );
  }
  return (
    <AppPage
      title={code ? `${code.number} ${code.name}` : t("report.title")}
      description={code?.projectName || t("report.about")}
      breadcrumbs={[
        {
          label: t("budget.title"),
          to: code ? `/budget?project=${code.projectId}&code=${code.budgetCodeId}` : "/budget",
        },
      ]}
      actions={
        code && (
          <Button leftSection={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
            {t("report.print")}
          </Button>
        )
      }
    >
      {body}
    </AppPage>
  );
}
