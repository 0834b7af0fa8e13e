import { Button, useFormats } from "@groundwork/kit";
import { ListFilter, X } from "@groundwork/kit/icons";
import type { TableControl } from "@groundwork/kit/table";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { messages } from "../../../messages";
import { byFieldsMessages } from "../../../messages/by-fields";
import classes from "../submission-list.module.css";
import type { FieldColumn } from "./api";
import { asFilters, type Chosen, oneOf, range } from "./chosen";
import type { FieldsOfList } from "./use-fields";

const FieldsDialog = lazy(async () => import("./fields-dialog"));

/** Beside the filters of a list that is of one form. Each field that is asked says what, and goes by a press. */
export function FieldsButton({ of, table }: { of: FieldsOfList; table: TableControl }): ReactNode {
  const t = messages.useT();
  const words = byFieldsMessages.useT();
  const told = useTold();
  const [opened, setOpened] = useState(false);
  const { chosen, fields = [] } = of;
  const asked = fields.filter(({ fieldId }) => chosen.asked[fieldId]);
  const choose = (next: Chosen) => table.set({ filters: { ...table.filters, ...asFilters(next, table.filters) } });
  const without = (fieldId: string) => {
    const { [fieldId]: _gone, ...rest } = chosen.asked;
    choose({ columns: chosen.columns, asked: rest });
  };
  return (
    <>
      <Button variant="default" leftSection={<ListFilter size={16} aria-hidden />} onClick={() => setOpened(true)}>
        {t("submissions.fields", { count: asked.length })}
      </Button>
      {asked.length > 0 && (
        <div data-takes-line>
          <div className={classes.asked}>
            {asked.map((field) => {
              const text = told(field, chosen.asked[field.fieldId] ?? "");
              return (
                <Button
                  key={field.fieldId}
                  variant="light"
                  size="compact-md"
                  rightSection={<X size={14} aria-hidden />}
                  aria-label={words("byFields.chip.remove", { text })}
                  onClick={() => without(field.fieldId)}
                >
                  {text}
                </Button>
              );
            })}
          </div>
        </div>
      )}
      {opened && (
        <Suspense fallback={null}>
          <FieldsDialog
            of={of}
            onClose={() => setOpened(false)}
            onChoose={(next) => {
              choose(next);
              setOpened(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** What a field is asked, as a person says it. */
function useTold(): (field: FieldColumn, value: string) => string {
  const t = byFieldsMessages.useT();
  const formats = useFormats();
  return ({ name, compared, options }, value) => {
    switch (compared) {
      case "options":
      case "answer": {
        const chosen = oneOf(value).map((one) => options.find((each) => each.value === one)?.label ?? one);
        return t("byFields.chip.is", { name, value: chosen.join(" / ") });
      }
      case "number":
      case "day": {
        const { from, to } = range(value);
        const shown = (end: string) => (compared === "day" && end !== "" ? formats.moment(end) : end);
        const [first, last] = [shown(from), shown(to)];
        if (first && last) return t("byFields.chip.is", { name, value: `${first} – ${last}` });
        return first ? t("byFields.chip.from", { name, first }) : t("byFields.chip.to", { name, last });
      }
      default:
        return t("byFields.chip.contains", { name, value });
    }
  };
}
