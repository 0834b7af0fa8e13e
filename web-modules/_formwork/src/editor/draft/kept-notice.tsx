import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import type { OpenedDraft } from "./open-draft";

/** Loaded where something was kept, which is seldom. */
const KeptOffer = lazy(() => import("./kept-offer"));

interface KeptNoticeProps<Content> {
  draft: OpenedDraft<Content>;
  onTake: (content: Content) => void;
}

/** Changes of earlier visits that never reached the server. */
export function KeptNotice<Content>({ draft, onTake }: KeptNoticeProps<Content>): ReactNode {
  const keys = useSyncExternalStore(draft.offer.subscribe, draft.offer.keys);
  return (
    keys.length > 0 && (
      <Suspense>
        <KeptOffer keys={keys} draft={draft as OpenedDraft<unknown>} onTake={(content) => onTake(content as Content)} />
      </Suspense>
    )
  );
}
