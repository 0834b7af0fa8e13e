import { useFieldName } from "@groundwork/formwork";
import { confirm } from "@groundwork/kit";
import { useMemo } from "react";
import { builderMessages } from "../../../messages/builder";
import { rulesWith } from "../model/rules";
import type { Shift } from "../model/shifts";
import { calculationsWith } from "../model/used-by";
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
    const nameById = (id: string) => {
      const place = store.index().get(id);
      return place ? nameOf(place.field) : "";
    };
    const name = () => nameById(fieldId);
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
      remove: async () => {
        if (store.meantAt(fieldId).length > 1) return (await import("../clipboard/select-more")).removeSelected(store);
        const label = name();
        const lost = calculationsWith(store.body(), fieldId).map((id) => nameById(id));
        const rules = rulesWith(store.body(), fieldId).length;
        const said = [
          lost.length > 0 ? t("builder.delete.used", { names: lost.join(", ") }) : t("builder.delete.body"),
          rules > 0 ? t("builder.delete.ruled", { count: rules }) : "",
        ];
        const isSure = await confirm({
          title: t("builder.delete.title", { name: label }),
          body: said.filter(Boolean).join(" "),
          verb: t("builder.delete.verb", { name: label }),
          danger: true,
        });
        if (!isSure) return;
        const ids = [...store.index().keys()];
        const at = ids.indexOf(fieldId);
        const next = ids[at + 1] ?? ids[at - 1];
        store.remove(fieldId);
        announce(t("builder.deleted", { name: label }));
        if (next) focus(next);
      },
    };
  }, [t, store, fieldId, nameOf]);
}
