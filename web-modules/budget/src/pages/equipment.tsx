import { AppPage, ErrorState, LoadingState, SidePane, Stack, useQuery, useSidePane } from "@groundwork/kit";
import type { ReactNode } from "react";
import { treeQuery, useFreshBudget } from "../features/api";
import { EquipmentSettingsPanel } from "../features/equipment/equipment-settings";
import { UseList } from "../features/equipment/use-list";
import { settingsQuery } from "../features/hours/api";
import { HoursCodesForm } from "../features/hours/codes-form";
import { NoProject } from "../features/no-project";
import { useProject } from "../features/use-project";
import { messages } from "../messages";

function Equipment({ projectId }: { projectId: string }): ReactNode {
  const t = messages.useT();
  const pane = useSidePane("codes");
  const settings = useQuery(settingsQuery(projectId));
  const tree = useQuery(treeQuery(projectId, false));
  const error = settings.error ?? tree.error;
  if (error) {
    return <ErrorState error={error} retry={() => void Promise.all([settings.refetch(), tree.refetch()])} />;
  }
  if (!settings.data || !tree.data) return <LoadingState shape="table" />;
  return (
    <Stack gap="lg">
      <EquipmentSettingsPanel settings={settings.data} tree={tree.data} onEdit={() => pane.open("choose")} />
      <UseList projectId={projectId} />
      <SidePane opened={pane.id !== null && tree.data.mayEdit} onClose={pane.close} title={t("hours.codes")}>
        <HoursCodesForm settings={settings.data} tree={tree.data} onClose={pane.close} />
      </SidePane>
    </Stack>
  );
}

/** What machines cost a project: for its managers. */
export default function EquipmentPage(): ReactNode {
  const t = messages.useT();
  const { projectId, isLoading, choice, there } = useProject();
  useFreshBudget();
  return (
    <AppPage
      title={t("equipment.title")}
      description={t("equipment.about")}
      breadcrumbs={[
        { label: t("budget.title"), to: there("/budget") },
        { label: t("costs.title"), to: there("/budget/costs") },
      ]}
    >
      {choice}
      {projectId ? (
        <Equipment key={projectId} projectId={projectId} />
      ) : isLoading ? (
        <LoadingState shape="table" />
      ) : (
        <NoProject />
      )}
    </AppPage>
  );
}
