import { VisuallyHidden } from "@groundwork/kit";
import { EyeOff } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Field } from "../body/types";
import { formworkMessages } from "../messages";
import { useFieldName } from "../messages/field-name";
import { atom, useAtomValue } from "../state";
import { useFill } from "./context";
import classes from "./hidden-entries.module.css";

/** What rules did to the form: told to who listens, and for as long as it lasts to who entered what does not count now. */
export function HiddenEntries(): ReactNode {
  const t = formworkMessages.useT();
  const nameOf = useFieldName();
  const { store } = useFill();
  const [news, setNews] = useState("");
  // As a text: it is the same as long as they are.
  const hiddenAtom = useMemo(
    () =>
      atom((get) => {
        get(store.bodyAtom);
        return store
          .hiddenEntries()
          .map((field) => field.id)
          .join();
      }),
    [store],
  );
  const hidden = useAtomValue(hiddenAtom);
  useEffect(() => {
    const names = (fields: readonly Field[]) => fields.map((field) => `“${nameOf(field)}”`).join(", ");
    return store.onRules(({ shown, hidden: gone, cleared }) => {
      const said = [
        shown.length > 0 ? t("fill.nowShown", { names: names(shown.slice(0, MOST_NAMED)), count: shown.length }) : "",
        gone.length > 0 ? t("fill.nowHidden", { names: names(gone.slice(0, MOST_NAMED)), count: gone.length }) : "",
        cleared.length > 0
          ? t("fill.nowCleared", { names: names(cleared.slice(0, MOST_NAMED)), count: cleared.length })
          : "",
      ];
      setNews(said.filter(Boolean).join(" "));
    });
  }, [store, t, nameOf]);
  const kept = hidden === "" ? [] : hidden.split(",").flatMap((id) => store.field(id) ?? []);
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {kept.length > 0 && (
        <p className={classes.note}>
          <EyeOff size={16} aria-hidden />
          <span>
            {t("fill.hiddenKept", { names: kept.map((field) => `“${nameOf(field)}”`).join(", "), count: kept.length })}
          </span>
        </p>
      )}
    </>
  );
}

const MOST_NAMED = 5;
