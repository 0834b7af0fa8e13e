import { Columns, ErrorState, LoadingState, Panel } from "@groundwork/kit";
import type { ReactNode } from "react";
import { useChunk } from "../modules/chunk";
import type { homeOf } from "../modules/contributions";
import { ErrorBoundary } from "../modules/error-boundary";

type Contributed = ReturnType<typeof homeOf>[number];

function Card({ module, item }: Contributed): ReactNode {
  const title = module.messages.useT()(item.title);
  const { chunk, retry } = useChunk(item.card);
  if (chunk.state === "loading")
    return (
      <Panel title={title}>
        <LoadingState shape="form" rows={4} />
      </Panel>
    );
  const failed = (error: Error, again: () => void) => (
    <Panel title={title}>
      <ErrorState error={error} retry={again} />
    </Panel>
  );
  if (chunk.state === "failed") return failed(chunk.error, retry);
  return (
    <ErrorBoundary resetKey={item.title} fallback={failed}>
      <chunk.value.default />
    </ErrorBoundary>
  );
}

/** What the modules have for the person; each card stands or falls alone. */
export function HomeCards({ cards }: { cards: readonly Contributed[] }): ReactNode {
  return (
    <Columns min="24rem">
      {cards.map(({ module, item }) => (
        <Card key={`${module.context}:${item.order}`} module={module} item={item} />
      ))}
    </Columns>
  );
}
