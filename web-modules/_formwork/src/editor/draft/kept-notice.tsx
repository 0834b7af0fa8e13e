import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import type { OpenedDraft } from "./open-draft";

/** Loaded where something was kept, which is seldom. */
const KeptOffer = lazy(() => import("./kept-offer"));

interface KeptNoticeProps<Content> {
  draft: OpenedDraft<Content>;
  onTake: (content: Content) => void;
}

/** Changes of an earlier visit that never reached the server. */
export function KeptNotice<Content>({ draft, onTake }: KeptNoticeProps<Content>): ReactNode {
  const kept = useSyncExternalStore(draft.offer.subscribe, draft.offer.draft);
  return (
    kept && (
      <Suspense>
        <KeptOffer draft={draft as OpenedDraft<unknown>} onTake={(content) => onTake(content as Content)} />
      </Suspense>
    )
  );
}
