import { Alert, Button, Group, RelativeTime, toast, useAction } from "@groundwork/kit";
import { CloudUpload } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import { sameJson } from "../../json-guard";
import { keptMessages } from "../../messages/kept";
import { findKept } from "./find-kept";
import { forgetDraft, isInPage } from "./kept-draft";
import type { OpenedDraft } from "./open-draft";

interface KeptOfferProps {
  keys: readonly string[];
  draft: OpenedDraft<unknown>;
  onTake: (content: unknown) => void;
}

/** What earlier visits kept, the oldest first: each to be taken or forgotten. */
export default function KeptOffer({ keys, draft, onTake }: KeptOfferProps): ReactNode {
  const t = keptMessages.useT();
  const { offer, saver, keeper } = draft;
  const version = useSyncExternalStore(saver.subscribe, saver.version);
  const found = useMemo(() => keys.map((key) => ({ key, kept: findKept(key, keeper.parts.read) })), [keys, keeper]);
  // Another tab sent it meanwhile, or it did arrive and only its answer was lost.
  const done = found.filter(({ kept }) => kept === null || sameJson(kept.content, saver.base()));
  useEffect(() => {
    for (const { key, kept } of done) forget(key, kept?.keptAt);
  });
  const forget = (key: string, keptAt: string | undefined) => {
    // What another tab kept there since is its own.
    if (findKept(key, keeper.parts.read)?.keptAt === keptAt) forgetDraft(key);
    offer.end(key);
  };
  const [first] = found
    .flatMap(({ key, kept }) => (kept && !done.some((each) => each.key === key) ? { key, ...kept } : []))
    .toSorted((one, other) => Date.parse(one.keptAt) - Date.parse(other.keptAt));
  const take = useAction({
    run: async ({ key }: { key: string }) => {
      // What was drawn here meanwhile counts, too: what was kept is merged with it.
      if (!(await saver.flush())) return void toast.info({ title: t("kept.unsaved") });
      // Another tab may have kept more since, or sent all of it.
      const kept = findKept(key, keeper.parts.read);
      if (kept) {
        const { version, base, sent = null } = kept;
        const hasArrived = sent !== null && sameJson(sent.content, saver.base());
        if (!hasArrived && (sent || version !== saver.version()))
          saver.goOnFrom(version, base, sent && { version, ...sent });
        keeper.take(key);
        onTake(kept.content);
      }
      offer.end(key);
    },
  });
  if (!first) return null;
  return (
    <Alert color="amber" role="status" icon={<CloudUpload size={18} aria-hidden />} title={t("kept.title")}>
      {t("kept.when")} <RelativeTime when={first.keptAt} />
      <br />
      {t(isInPage(first.key) ? "kept.inPage" : "kept.inBrowser")}
      {first.version !== version && ` ${t("kept.newer")}`}
      <Group mt="sm" gap="xs">
        <Button size="compact-md" loading={take.isPending} onClick={() => take.mutate(first)}>
          {t("kept.take")}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          disabled={take.isPending}
          onClick={() => forget(first.key, first.keptAt)}
        >
          {t("kept.discard")}
        </Button>
      </Group>
    </Alert>
  );
}
