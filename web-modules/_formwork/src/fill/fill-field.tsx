import { memo, type ReactNode, useCallback, useMemo } from "react";
import type { Field } from "../body/types";
import { KINDS } from "../fields/drawn.gen";
import { isFieldType, rulesOf, settingOf } from "../fields/registry";
import { formworkMessages } from "../messages";
import { useProblemText } from "../messages/problem-text";
import { isAsked } from "../values/check";
import { useFieldProblems, useFieldSaved, useFieldValue, useFill } from "./context";
import { FieldFrame } from "./field-frame";
import { FilledField } from "./filled-field";
import { fieldElementId } from "./layout";

export interface FillFieldProps {
  field: Field;
}

/** One field to be filled in; what may not be changed is shown instead. */
export const FillField = memo(function FillField({ field }: FillFieldProps): ReactNode {
  const { readOnly } = useFill();
  const t = formworkMessages.useT();
  if (!isFieldType(field.type)) return <p role="alert">{t("fill.unknownKind")}</p>;
  return (isAsked(field) && !readOnly(field)) || field.type === "calculation" ? (
    <Entry field={field} />
  ) : (
    <FilledField field={field} />
  );
});

function Entry({ field }: FillFieldProps): ReactNode {
  const { store, highlighted } = useFill();
  const raw = useFieldValue(field.id);
  const [problem] = useFieldProblems(field.id);
  const saved = useFieldSaved(field.id);
  const words = useProblemText();
  const setting = useMemo(() => settingOf(field), [field]);
  const onChange = useCallback((value: unknown) => store.setValue(field.id, value), [store, field.id]);
  if (!isFieldType(field.type)) return null;
  const { Fill, frame } = KINDS[field.type];
  const value = raw !== null && rulesOf(field.type)?.hasShape?.(raw) ? raw : null;
  return (
    <div id={fieldElementId(field.id)}>
      <FieldFrame
        frame={frame}
        setting={setting}
        isRequired={field.required}
        isHighlighted={highlighted(field)}
        error={problem ? words(problem) : null}
        saved={saved}
      >
        {(ids) => (
          <Fill
            field={field}
            setting={setting}
            value={value}
            onChange={onChange}
            ids={ids}
            isInvalid={problem !== undefined}
            isRequired={field.required}
          />
        )}
      </FieldFrame>
    </div>
  );
}
