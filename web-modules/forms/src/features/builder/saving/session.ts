import {
  type DraftSaver,
  type DraftState,
  keepPlace,
  keptPlaceOf,
  leave,
  type OpenedDraft,
  openDraft,
} from "@groundwork/formwork/editor";
import { type Body, completeBody, structureProblems, type WrittenBody } from "@groundwork/formwork/rules";
import { useQueryClient, useSession } from "@groundwork/kit";
import { useEffect, useState, useSyncExternalStore } from "react";
import { keyOf } from "../../api/keys";
import { BuilderStore } from "../state/builder-store";
import { builderCalls, type DraftSaved, detailQuery } from "./api";

export interface LoadedBody {
  formTemplateId: string;
  version: number;
  pages: unknown[];
}

/** One template being built: its form, and the way its changes take to the server. */
export interface BuilderSession extends OpenedDraft<Body> {
  store: BuilderStore;
}

export const keptForm = (userId: string, templateId: string) => ({
  key: `groundwork.form-draft.${userId}.${templateId}`,
  read: (pages: unknown) => (structureProblems(pages).length === 0 ? (pages as Body) : null),
});

export function bodyOf(loaded: Pick<LoadedBody, "pages">): Body {
  return completeBody(loaded.pages as unknown as WrittenBody);
}

function open(loaded: LoadedBody, userId: string, onSaved: (saved: DraftSaved) => void): BuilderSession {
  const id = loaded.formTemplateId;
  const body = bodyOf(loaded);
  const store = new BuilderStore(body);
  const { fieldId = null } = keptPlaceOf(id);
  if (fieldId !== null && store.index().has(fieldId)) store.select(fieldId);
  const opened = openDraft(
    { version: loaded.version, content: body },
    async (version, pages, options) => {
      const saved = await builderCalls.saveBody(id, version, pages, options);
      onSaved(saved);
      return saved;
    },
    keptForm(userId, id),
  );
  return { store, ...opened };
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
    const stop = store.onBody(() => saver.changed(store.body()));
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
        session.leave().finally(() => client.invalidateQueries({ queryKey: keyOf("templates") })),
      );
    };
  }, [session, client, loaded.formTemplateId]);
  return session;
}

export function useSaveState(saver: DraftSaver<Body>): DraftState {
  return useSyncExternalStore(saver.subscribe, saver.state);
}
