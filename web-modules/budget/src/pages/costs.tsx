import {
  AppPage,
  Button,
  EmptyState,
  ErrorState,
  Group,
  Link,
  LoadingState,
  Panel,
  SearchInput,
  SidePane,
  useCan,
  useQuery,
  useSidePane,
  useUrlState,
} from "@groundwork/kit";
import { CalendarClock, Forklift, ListTree, Plus, Upload } from "@groundwork/kit/icons";
import { ExportMenu } from "@groundwork/kit/overlay";
import { type ReactNode, useState } from "react";
import { treeQuery, useFreshBudget } from "../features/api";
import type { Cost } from "../features/cost/api";
import { NewCost, ReverseCost } from "../features/cost/cost-form";
import { CostList } from "../features/cost/cost-list";
import { ImportPane } from "../features/import-pane";
import { NewCodeLink } from "../features/new-code-link";
import { NoProject } from "../features/no-project";
import { useProject } from "../features/use-project";
import { messages } from "../messages";

function Costs({ projectId }: { projectId: string }): ReactNode {
  const t = messages.useT();
  const recording = useSidePane("cost");
  const importing = useSidePane("import");
  const [reversing, setReversing] = useState<Cost | null>(null);
  const [{ search }, setState] = useUrlState({ search: "" });
  const tree = useQuery(treeQuery(projectId, false));
  const mayEdit = tree.data?.mayEdit === true;
  const hasCodes = tree.data?.codes.some((each) => !each.isDivision) === true;
  if (tree.error) return <ErrorState error={tree.error} retry={() => void tree.refetch()} />;
  if (!tree.data) return <LoadingState shape="table" />;
  const close = () => setReversing(null);
  return (
    <Panel
      title={t("costs.title")}
      actions={
        <Group gap="xs">
          <ExportMenu
            label={t("codes.export")}
            path="/api/Budget/ExportBudgetActuals"
            parts={[{ name: t("costs.title"), query: { projectId } }]}
            failed={t("costs.exportFailed")}
          />
          {mayEdit && hasCodes && (
            <>
              <Button
                variant="subtle"
                leftSection={<Upload size={16} aria-hidden />}
                onClick={() => importing.open("file")}
              >
                {t("codes.import")}
              </Button>
              <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => recording.open("new")}>
                {t("cost.new")}
              </Button>
            </>
          )}
        </Group>
      }
    >
      {hasCodes || !mayEdit ? (
        <>
          <SearchInput label={t("costs.search")} value={search} onChange={(next) => setState({ search: next })} />
          <CostList projectId={projectId} search={search} onReverse={setReversing} />
        </>
      ) : (
        <EmptyState icon={ListTree} title={t("codes.empty")} action={<NewCodeLink projectId={projectId} />}>
          {t("costs.noCodes")}
        </EmptyState>
      )}
      <SidePane opened={recording.id !== null && mayEdit && hasCodes} onClose={recording.close} title={t("cost.new")}>
        <NewCost tree={tree.data} onClose={recording.close} />
      </SidePane>
      <SidePane opened={reversing !== null} onClose={close} title={t("cost.reverse")}>
        {reversing && <ReverseCost key={reversing.budgetActualId} cost={reversing} onClose={close} />}
      </SidePane>
      <ImportPane
        of="costs"
        projectId={projectId}
        opened={importing.id !== null && mayEdit}
        onClose={importing.close}
      />
    </Panel>
  );
}

export default function CostsPage(): ReactNode {
  const t = messages.useT();
  const { projectId, isLoading, choice, there } = useProject();
  const isManager = useCan("manager");
  useFreshBudget();
  return (
    <AppPage
      title={t("costs.title")}
      description={t("costs.about")}
      breadcrumbs={[{ label: t("budget.title"), to: there("/budget") }]}
      actions={
        isManager && (
          <Group gap="xs">
            <Button
              component={Link}
              to={there("/budget/equipment")}
              variant="default"
              leftSection={<Forklift size={16} aria-hidden />}
            >
              {t("equipment.title")}
            </Button>
            <Button
              component={Link}
              to={there("/budget/hours")}
              variant="default"
              leftSection={<CalendarClock size={16} aria-hidden />}
            >
              {t("hours.title")}
            </Button>
          </Group>
        )
      }
    >
      {choice}
      {projectId ? (
        <Costs key={projectId} projectId={projectId} />
      ) : isLoading ? (
        <LoadingState shape="table" />
      ) : (
        <NoProject />
      )}
    </AppPage>
  );
}
