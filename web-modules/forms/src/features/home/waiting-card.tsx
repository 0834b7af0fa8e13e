import { Anchor, EmptyState, ErrorState, Link, LoadingState, Panel, useQuery } from "@groundwork/kit";
import { CheckCheck, TriangleAlert } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense } from "react";
import { messages } from "../../messages";
import { useSample } from "../sample/known";
import { countsQuery, todosQuery } from "../todos/api";
import { TodoItems } from "../todos/todo-items";
import { useFirstSteps } from "./first-steps";
import { FirstStepsPanel } from "./first-steps-list";

const SampleCard = lazy(() => import("../sample/sample-card"));

const SHOWN = 5;

function NothingWaits(): ReactNode {
  const t = messages.useT();
  return (
    <EmptyState icon={CheckCheck} title={t("todos.empty.myTurn.title")}>
      {t("todos.empty.myTurn.body")}
    </EmptyState>
  );
}

/** The first page of what is the person's turn, which the page of to-dos then finds already read. */
function Waiting(): ReactNode {
  const t = messages.useT();
  const { data, error, refetch } = useQuery(todosQuery("myTurn", 1));
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data) return <LoadingState shape="form" rows={4} />;
  if (data.totalCount === 0) return <NothingWaits />;
  return <TodoItems label={t("home.waiting.title")} todos={data.data.slice(0, SHOWN)} />;
}

function Todos(): ReactNode {
  const t = messages.useT();
  const count = useQuery(todosQuery("myTurn", 1)).data?.totalCount ?? 0;
  const alone = useQuery(countsQuery).data?.needsAttention ?? 0;
  return (
    <Panel
      title={t("home.waiting.title")}
      description={count > 0 && t("home.waiting.count", { count })}
      actions={
        <Anchor component={Link} to="/forms/to-dos">
          {t("home.waiting.all")}
        </Anchor>
      }
    >
      {alone > 0 && (
        <Anchor component={Link} to="/forms/to-dos?type=needsAttention" mb="sm" display="inline-block">
          <TriangleAlert size={14} aria-hidden /> {t("home.waiting.attention", { count: alone })}
        </Anchor>
      )}
      <Waiting />
    </Panel>
  );
}

export default function WaitingCard(): ReactNode {
  const isBeginning = useFirstSteps() !== undefined;
  const hasSample = useSample() !== undefined;
  const isEmpty = useQuery(todosQuery("myTurn", 1)).data?.totalCount === 0;
  return (
    <>
      <FirstStepsPanel />
      <Suspense>{(isBeginning || hasSample) && <SampleCard />}</Suspense>
      {/* Who begins has enough to read. */}
      {!(isBeginning && isEmpty) && <Todos />}
    </>
  );
}
