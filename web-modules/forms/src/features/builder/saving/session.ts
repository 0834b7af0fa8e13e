import { keepPlace, keptPlaceOf } from "@groundwork/formwork/editor";
import { type Body, completeBody, sameJson, type WrittenBody } from "@groundwork/formwork/rules";
import { useQueryClient, useSession } from "@groundwork/kit";
import { useEffect, useState, useSyncExternalStore } from "react";
import { keyOf } from "../../api/keys";
import { BuilderStore } from "../state/builder-store";
import { builderCalls, type DraftSaved, detailQuery } from "./api";
import { DraftSaver, type SaveState } from "./draft-saver";
import { DraftKeeper, KeptOffer } from "./kept-draft";
import { leave } from "./leaving";

export interface LoadedBody {
  formTemplateId: string;
  version: number;
  pages: unknown[];
}

/** One template being built: its form, and the way its changes take to the server. */
export interface BuilderSession {
  store: BuilderStore;
  saver: DraftSaver;
  keeper: DraftKeeper;
  offer: KeptOffer;
}

export function bodyOf(loaded: Pick<LoadedBody, "pages">): Body {
  return completeBody(loaded.pages as unknown as WrittenBody);
}

function open(loaded: LoadedBody, userId: string, onSaved: (saved: DraftSaved) => void): BuilderSession {
  const id = loaded.formTemplateId;
  const body = bodyOf(loaded);
  const store = new BuilderStore(body);
  const { fieldId = null } = keptPlaceOf(id);
  if (fieldId !== null && store.index().has(fieldId)) store.select(fieldId);
  const keeper = new DraftKeeper(userId, id);
  const found = keeper.find();
  // It did arrive, only its answer was lost.
  const isThere = found !== null && sameJson(found.pages, body);
  if (isThere) keeper.forget();
  const offer = new KeptOffer(isThere ? null : found);
  const saver = new DraftSaver(loaded.version, body, {
    send: async (version, pages, options) => {
      const saved = await builderCalls.saveBody(id, version, pages, options);
      onSaved(saved);
      offer.end();
      return saved;
    },
    keep: (version, pages) => keeper.keep(version, pages),
    forget: () => keeper.forget(),
  });
  return { store, saver, keeper, offer };
}

export function useBuilderSession(loaded: LoadedBody): BuilderSession {
  const { profile } = useSession();
  const client = useQueryClient();
  const [session] = useState(() =>
    open(loaded, profile?.userId ?? "", ({ formTemplateId, hasUnpublishedChanges }) =>
      client.setQueryData(
        detailQuery(formTemplateId).queryKey,
        (known) => known && { ...known, hasUnpublishedChanges },
      ),
    ),
  );
  useEffect(() => {
    const { store, saver } = session;
    const id = loaded.formTemplateId;
    const stop = store.subscribeBody(() => saver.changed(store.body()));
    const again = () => void saver.flush();
    window.addEventListener("pagehide", saver.keepNow);
    window.addEventListener("online", again);
    return () => {
      stop();
      keepPlace(id, { fieldId: store.selectedId() });
      window.removeEventListener("pagehide", saver.keepNow);
      window.removeEventListener("online", again);
      leave(
        id,
        saver.flush().finally(() => client.invalidateQueries({ queryKey: keyOf("templates") })),
      );
    };
  }, [session, client, loaded.formTemplateId]);
  return session;
}

export function useSaveState(saver: DraftSaver): SaveState {
  return useSyncExternalStore(saver.subscribe, saver.state);
}
