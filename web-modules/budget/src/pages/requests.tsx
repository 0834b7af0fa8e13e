import {
  AppPage,
  Button,
  EmptyState,
  ErrorState,
  Group,
  LoadingState,
  SearchInput,
  useQuery,
  useSession,
  useSidePane,
  useUrlState,
} from "@groundwork/kit";
import { ArrowLeftRight, HandCoins, Plus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { groupsQuery, useFreshBudget } from "../features/api";
import { RequestList } from "../features/request/request-list";
import { NEW_REQUEST, NEW_TRANSFER, RequestPane } from "../features/request/request-pane";
import { useProject } from "../features/use-project";
import { messages } from "../messages";

export default function RequestsPage(): ReactNode {
  const t = messages.useT();
  const pane = useSidePane("request");
  const { project } = useSession();
  const { projectId, choice, there } = useProject({ isField: true });
  const [{ search }, setState] = useUrlState({ search: "" });
  useFreshBudget();
  // Without a project in the header all that the reader sees: what waits for them waits wherever it is.
  const groups = useQuery(groupsQuery({ search, ...(project ? { projectId: project.projectId } : {}) }));
  const create = (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<ArrowLeftRight size={16} aria-hidden />}
        onClick={() => pane.open(NEW_TRANSFER)}
      >
        {t("transfer.new")}
      </Button>
      <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => pane.open(NEW_REQUEST)}>
        {t("requests.new")}
      </Button>
    </Group>
  );
  let list: ReactNode = <LoadingState shape="table" />;
  if (groups.error) list = <ErrorState error={groups.error} retry={() => void groups.refetch()} />;
  else if (groups.data?.length === 0) {
    list = (
      <EmptyState icon={HandCoins} title={t(search ? "requests.noneFound" : "requests.empty")}>
        {t("requests.emptyHelp")}
      </EmptyState>
    );
  } else if (groups.data) list = <RequestList groups={groups.data} openedId={pane.id} onOpen={pane.open} />;
  return (
    <AppPage
      title={t("requests.title")}
      description={t("requests.about")}
      breadcrumbs={[{ label: t("budget.title"), to: there("/budget") }]}
      actions={create}
    >
      <SearchInput label={t("requests.search")} value={search} onChange={(next) => setState({ search: next })} />
      {list}
      <RequestPane pane={pane} projectId={projectId} choice={choice} />
    </AppPage>
  );
}
