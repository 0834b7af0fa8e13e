import { useFieldName } from "@groundwork/formwork";
import { useMemo } from "react";
import { builderMessages } from "../../../messages/builder";
import type { Shift } from "../model/shifts";
import { announce } from "../state/announcement";
import { useBuilder } from "../state/hooks";
import { focusField } from "./focus";

export interface FieldActions {
  shift: (shift: Shift) => void;
  duplicate: () => void;
  remove: () => Promise<void>;
}

/** What can be done with a field, from its toolbar, its menu and the keyboard alike. */
export function useFieldActions(fieldId: string): FieldActions {
  const t = builderMessages.useT();
  const store = useBuilder();
  const nameOf = useFieldName();
  return useMemo(() => {
    const name = () => {
      const place = store.index().get(fieldId);
      return place ? nameOf(place.field) : "";
    };
    const focus = (id: string) => focusField(store.index().get(id));
    return {
      shift: (shift) => {
        const isMoved = store.shift(fieldId, shift);
        const place = store.index().get(fieldId);
        if (!place) return;
        const row = place.page.components.indexOf(place.row) + 1;
        const page = store.body().indexOf(place.page) + 1;
        announce(isMoved ? t("builder.movedTo", { name: name(), row, page }) : t("builder.notMoved"));
        focus(fieldId);
      },
      duplicate: () => {
        if (!store.duplicate(fieldId)) return;
        announce(t("builder.copied", { name: name() }));
        focus(store.selectedId() ?? "");
      },
      // A part of its own, with what it looks for in the whole form.
      remove: async () => (await import("./remove-fields")).removeFields(store, store.meantAt(fieldId), nameOf),
    };
  }, [t, store, fieldId, nameOf]);
}
