import { useFormats, useQuery } from "@groundwork/kit";
import type { Column, TableControl } from "@groundwork/kit/table";
import { useMemo } from "react";
import type { SubmissionRow } from "../api";
import { type FieldColumn, fieldsQuery } from "./api";
import { type Chosen, chosenIn, fieldsAsked, isOfFields } from "./chosen";

const DAY = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d)?$/;

export interface FieldsOfList {
  /** Of the chosen form, once they are known. */
  fields: readonly FieldColumn[] | undefined;
  /** Why they are not. */
  error: Error | null;
  retry: () => void;
  chosen: Chosen;
  columns: Column<SubmissionRow>[];
  query: Record<string, string>;
  /** Something of fields is asked, and it is not known yet of which. */
  isWaiting: boolean;
}

/** The fields of the form that the list is of: columns, and what it asks of them. */
export function useFields(formTemplateId: string, { filters }: TableControl): FieldsOfList {
  const formats = useFormats();
  const wanted = Object.entries(filters).some(([id, value]) => isOfFields(id) && value !== "");
  const { data: fields, error, refetch } = useQuery(fieldsQuery(formTemplateId));
  return useMemo(() => {
    const known = fields ?? [];
    const chosen = chosenIn(filters, known);
    const day = (text: string) => (DAY.test(text) ? formats.moment(text.replace(" ", "T")) : text);
    const columns = chosen.columns.flatMap((id) => known.filter(({ fieldId }) => fieldId === id));
    return {
      fields,
      error,
      retry: () => void refetch(),
      chosen,
      columns: columns.map(({ fieldId, name, compared }) => {
        const told = ({ values }: SubmissionRow) => {
          const text = values[fieldId] ?? "";
          return compared === "day" ? text.split(" – ").map(day).join(" – ") : text;
        };
        return {
          id: `field.${fieldId}`,
          header: name,
          value: told,
          width: "10rem",
          ...(compared === "number" && { align: "end" as const }),
        };
      }),
      query: fieldsAsked(chosen, known),
      isWaiting: wanted && formTemplateId !== "" && fields === undefined,
    };
  }, [fields, error, refetch, filters, formats, formTemplateId, wanted]);
}
