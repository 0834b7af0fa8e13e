import { Anchor, EmptyState, ErrorState, Link, LoadingState, Panel, useCan, useQuery } from "@groundwork/kit";
import { CheckCheck } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { todosQuery } from "../todos/api";
import { TodoItems } from "../todos/todo-items";
import { useFirstSteps } from "./first-steps";
import { FirstStepsList } from "./first-steps-list";

const SHOWN = 5;

function NothingWaits(): ReactNode {
  const t = messages.useT();
  return (
    <EmptyState icon={CheckCheck} title={t("todos.empty.myTurn.title")}>
      {t("todos.empty.myTurn.body")}
    </EmptyState>
  );
}

/** For those who set the company up, until it is. */
function NextSteps(): ReactNode {
  const done = useFirstSteps();
  if (done === null) return <LoadingState shape="form" rows={4} />;
  if (done === undefined || Object.values(done).every(Boolean)) return <NothingWaits />;
  return <FirstStepsList done={done} />;
}

/** The first page of what is the person's turn, which the page of to-dos then finds already read. */
function Waiting(): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const { data, error, refetch } = useQuery(todosQuery("myTurn", 1));
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data) return <LoadingState shape="form" rows={4} />;
  if (data.totalCount === 0) return isAdmin ? <NextSteps /> : <NothingWaits />;
  return <TodoItems label={t("home.waiting.title")} todos={data.data.slice(0, SHOWN)} />;
}

export default function WaitingCard(): ReactNode {
  const t = messages.useT();
  const count = useQuery(todosQuery("myTurn", 1)).data?.totalCount ?? 0;
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
      <Waiting />
    </Panel>
  );
}
