import {
  AppPage,
  Button,
  EmptyState,
  ErrorState,
  Group,
  Link,
  LoadingState,
  SearchInput,
  useQuery,
  useSidePane,
  useUrlState,
} from "@groundwork/kit";
import { SegmentField } from "@groundwork/kit/forms";
import { ArrowLeftRight, Diff, HandCoins, Plus, Table2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { groupsQuery, useFreshBudget } from "../features/api";
import { RequestList } from "../features/request/request-list";
import { NEW_CHANGE, NEW_REQUEST, NEW_TRANSFER, RequestPane } from "../features/request/request-pane";
import { useProject } from "../features/use-project";
import { messages } from "../messages";

/** Whose requests are shown; in the address, so that a bookmark or a link brings back the same list. */
const VIEWS = {
  all: {},
  mine: { isMine: true },
  turn: { waitsForMe: true },
  open: { statuses: ["submitted"] },
} satisfies Record<string, Parameters<typeof groupsQuery>[0]>;
type View = keyof typeof VIEWS;

const viewOf = (inAddress: string): View => (inAddress in VIEWS ? (inAddress as View) : "all");

export default function RequestsPage(): ReactNode {
  const t = messages.useT();
  const pane = useSidePane("request");
  const { projectId, namedId, hasNone, choice, filter, there } = useProject({ isField: true });
  const [{ search, view: inAddress }, setState] = useUrlState({ search: "", view: "" });
  const view = viewOf(inAddress);
  useFreshBudget();
  // Without a project all that the reader sees: what waits for them waits wherever it is.
  const groups = useQuery(groupsQuery({ search, ...VIEWS[view], ...(namedId && { projectId: namedId }) }));
  const create = (
    <Group gap="xs">
      <Button
        component={Link}
        to={namedId ? `/budget/all-requests?f.project=${namedId}` : "/budget/all-requests"}
        variant="subtle"
        leftSection={<Table2 size={16} aria-hidden />}
      >
        {t("requests.table")}
      </Button>
      <Button
        variant="default"
        leftSection={<ArrowLeftRight size={16} aria-hidden />}
        onClick={() => pane.open(NEW_TRANSFER)}
      >
        {t("transfer.new")}
      </Button>
      <Button variant="default" leftSection={<Diff size={16} aria-hidden />} onClick={() => pane.open(NEW_CHANGE)}>
        {t("change.one")}
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
      <EmptyState icon={HandCoins} title={t(search || view !== "all" ? "requests.noneFound" : "requests.empty")}>
        {t(view === "all" ? "requests.emptyHelp" : "requests.noneInView")}
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
      <SegmentField<View>
        name="view"
        label={t("requests.view")}
        value={view}
        options={(["all", "mine", "turn", "open"] as const).map((value) => ({
          value,
          label: t(`requests.view.${value}`),
        }))}
        onChange={(next) => setState({ view: next === "all" ? "" : next })}
      />
      {filter}
      <SearchInput label={t("requests.search")} value={search} onChange={(next) => setState({ search: next })} />
      {list}
      <RequestPane pane={pane} projectId={projectId} choice={choice} hasNoProject={hasNone} />
    </AppPage>
  );
}
