import { useFieldName } from "@groundwork/formwork";
import {
  type MendPlace,
  type ProblemItem,
  type Publishable,
  type Publishing,
  useProblemItems,
  usePublish,
} from "@groundwork/formwork/editor";
import { toast } from "@groundwork/kit";
import { useCallback, useMemo } from "react";
import { builderMessages } from "../../../messages/builder";
import { focusField } from "../canvas/focus";
import { focusPage } from "../canvas/name-page";
import type { Drawing } from "../preview/preview";
import type { BuilderSession } from "../saving/session";

interface Surroundings {
  /** Undefined while it is read: then a step's problem is named without it. */
  workflow: Drawing | undefined;
  /** Settings are saved by hand: what is typed there and not saved would not be published. */
  areSettingsSaved: () => boolean;
  showSettings: () => void;
  showPages: () => void;
  showRule: (ruleId: string) => void;
}

/** Publishing from the builder: what is missing, and where in the form it is. */
export function usePublishing(
  templateId: string,
  { store, saver }: BuilderSession,
  { workflow, areSettingsSaved, showSettings, showPages, showRule }: Surroundings,
): { publishing: Publishing; items: ProblemItem[] } {
  const t = builderMessages.useT();
  const nameOf = useFieldName();
  const draft = useMemo<Publishable>(
    () => ({
      flush: () => saver.flush(),
      isSaved: () => saver.state().kind === "saved",
      subscribe: saver.subscribe,
      seen: () => ({ bodyVersion: saver.version() }),
      stale: (message) => saver.stale(message),
    }),
    [saver],
  );
  const publishing = usePublish(templateId, draft, () => {
    if (areSettingsSaved()) return true;
    showSettings();
    toast.failed({ title: t("builder.publish.unsavedSettings") });
    return false;
  });
  const fieldName = useCallback(
    (id: string) => {
      const inside = store.column(id);
      if (inside) return `${nameOf(inside.table)} › ${nameOf(inside.column)}`;
      const place = store.index().get(id);
      return place ? nameOf(place.field) : null;
    },
    [store, nameOf],
  );
  const chooserOf = ({ view, subjectId, isPage }: MendPlace) => {
    if (view === "settings") return showSettings;
    if (view === "rules") return () => showRule(subjectId ?? "");
    if (view !== "build") return null;
    return () => {
      showPages();
      if (subjectId === null) return;
      if (isPage) return focusPage(store, subjectId);
      const fieldId = store.ownerOf(subjectId);
      store.select(fieldId);
      focusField(store.index().get(fieldId));
    };
  };
  const { problems } = publishing;
  const pages = store.body();
  const items = useProblemItems({ templateId, problems, fieldName, pages, drawing: workflow, chooserOf });
  return { publishing, items };
}
