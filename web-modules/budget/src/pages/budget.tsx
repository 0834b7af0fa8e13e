import {
  AppPage,
  Button,
  ErrorState,
  Group,
  Link,
  LoadingState,
  Panel,
  SearchInput,
  Stack,
  useQuery,
  useSidePane,
} from "@groundwork/kit";
import { Archive, HandCoins, Plus, Printer, Receipt, Upload, UserCheck } from "@groundwork/kit/icons";
import { ExportMenu } from "@groundwork/kit/overlay";
import { type ReactNode, useState } from "react";
import { overviewQuery, treeQuery, useFreshBudget } from "../features/api";
import { ApprovalPane } from "../features/approval/approval-pane";
import { CodePane, NEW_CODE } from "../features/code/code-pane";
import { CodeTreeView } from "../features/code/code-tree";
import { ImportPane } from "../features/import-pane";
import { NoProject } from "../features/no-project";
import { AlertsPanel } from "../features/overview/alerts-panel";
import { BudgetPane, VersionsPane } from "../features/overview/budget-pane";
import { OverviewPanel } from "../features/overview/overview-panel";
import { PeriodsPanel } from "../features/overview/periods-panel";
import { WaitingPanel } from "../features/overview/waiting-panel";
import { usePhone } from "../features/use-phone";
import { useProject } from "../features/use-project";
import { messages } from "../messages";

function Codes({ projectId }: { projectId: string }): ReactNode {
  const t = messages.useT();
  const pane = useSidePane("code");
  const importing = useSidePane("import");
  const [search, setSearch] = useState("");
  const [isArchived, setArchived] = useState(false);
  const tree = useQuery(treeQuery(projectId, isArchived));
  const mayEdit = tree.data?.mayEdit === true;
  return (
    <Panel
      title={t(isArchived ? "codes.archived" : "codes.title")}
      actions={
        <Group gap="xs">
          <Button
            variant="subtle"
            leftSection={<Archive size={16} aria-hidden />}
            aria-pressed={isArchived}
            onClick={() => setArchived(!isArchived)}
          >
            {t(isArchived ? "codes.showOpen" : "codes.showArchived")}
          </Button>
          <ExportMenu
            label={t("codes.export")}
            path="/api/Budget/ExportBudgetCodes"
            parts={[{ name: t("codes.title"), query: { projectId } }]}
            failed={t("codes.exportFailed")}
          />
          {mayEdit && (
            <>
              <Button
                variant="subtle"
                leftSection={<Upload size={16} aria-hidden />}
                onClick={() => importing.open("file")}
              >
                {t("codes.import")}
              </Button>
              <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => pane.open(NEW_CODE)}>
                {t("code.new")}
              </Button>
            </>
          )}
        </Group>
      }
    >
      <SearchInput label={t("codes.search")} value={search} onChange={setSearch} />
      {tree.data ? (
        <CodeTreeView tree={tree.data} search={search} openedId={pane.id} onOpen={pane.open} />
      ) : tree.error ? (
        <ErrorState error={tree.error} retry={() => void tree.refetch()} />
      ) : (
        <LoadingState />
      )}
      <CodePane pane={pane} tree={tree.data} />
      <ImportPane
        of="codes"
        projectId={projectId}
        opened={importing.id !== null && mayEdit}
        onClose={importing.close}
      />
    </Panel>
  );
}

const VERSIONS = "versions";

function ProjectBudget({ projectId }: { projectId: string }): ReactNode {
  const isPhone = usePhone();
  const setting = useSidePane("set");
  const overview = useQuery(overviewQuery(projectId));
  if (overview.error) return <ErrorState error={overview.error} retry={() => void overview.refetch()} />;
  if (!overview.data) return <LoadingState shape="table" />;
  return (
    <Stack gap={isPhone ? "sm" : "lg"}>
      <OverviewPanel
        overview={overview.data}
        onEdit={() => setting.open("budget")}
        onVersions={() => setting.open(VERSIONS)}
      />
      <AlertsPanel overview={overview.data} />
      <WaitingPanel overview={overview.data} />
      <PeriodsPanel projectId={projectId} />
      <Codes key={projectId} projectId={projectId} />
      <BudgetPane
        overview={overview.data}
        opened={setting.id !== null && setting.id !== VERSIONS && overview.data.mayEdit}
        onClose={setting.close}
      />
      <VersionsPane overview={overview.data} opened={setting.id === VERSIONS} onClose={setting.close} />
    </Stack>
  );
}

export default function BudgetPage(): ReactNode {
  const t = messages.useT();
  const { projectId, isLoading, choice, there } = useProject();
  const isPhone = usePhone();
  useFreshBudget();
  const approval = useSidePane("approval");
  const links = (
    <Group gap="xs">
      {projectId && (
        <Button
          component={Link}
          to={`/budget/report?project=${projectId}`}
          variant="default"
          leftSection={<Printer size={16} aria-hidden />}
        >
          {t("report.one")}
        </Button>
      )}
      {projectId && (
        <Button
          variant="default"
          leftSection={<UserCheck size={16} aria-hidden />}
          onClick={() => approval.open("chain")}
        >
          {t("chain.title")}
        </Button>
      )}
      <Button
        component={Link}
        to={there("/budget/costs")}
        variant="default"
        leftSection={<Receipt size={16} aria-hidden />}
      >
        {t("costs.title")}
      </Button>
      <Button component={Link} to={there("/budget/requests")} leftSection={<HandCoins size={16} aria-hidden />}>
        {t("requests.title")}
      </Button>
    </Group>
  );
  return (
    <AppPage title={t("budget.title")} description={isPhone ? undefined : t("budget.about")} actions={links}>
      {choice}
      {projectId && (
        <ApprovalPane
          key={`approval ${projectId}`}
          projectId={projectId}
          opened={approval.id !== null}
          onClose={approval.close}
        />
      )}
      {projectId ? (
        <ProjectBudget key={projectId} projectId={projectId} />
      ) : isLoading ? (
        <LoadingState shape="table" />
      ) : (
        <NoProject />
      )}
    </AppPage>
  );
}
