import { memo, type ReactNode, useCallback, useMemo, useRef } from "react";
import type { Field } from "../body/types";
import { KINDS } from "../fields/drawn.gen";
import { alignmentOf } from "../fields/kind";
import { isFieldType, rulesOf, settingOf } from "../fields/registry";
import { useFieldLabel } from "../messages/field-name";
import { useProblemText } from "../messages/problem-text";
import type { Complaint } from "../problem";
import { isAsked, isUnderstood } from "../values/check";
import { ClearedChoice } from "./cleared-choice";
import { useFieldProblems, useFieldSaved, useFieldValue, useFill } from "./context";
import { useFieldAside } from "./field-aside";
import { FieldFrame } from "./field-frame";
import { FilledField } from "./filled-field";
import { fieldElementId } from "./layout";
import { NewerField } from "./newer-field";

export interface FillFieldProps {
  field: Field;
}

/** One field to be filled in; what may not be changed is shown instead. */
export const FillField = memo(function FillField({ field }: FillFieldProps): ReactNode {
  const { readOnly } = useFill();
  if (!isFieldType(field.type)) return <NewerField field={field} />;
  const isAlwaysDrawn = field.type === "calculation" || rulesOf(field.type)?.isRead === false;
  return (isAsked(field) && !readOnly(field)) || isAlwaysDrawn ? (
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
  // Which of its options rules offer is told with the field: it is another one then.
  // The same object while nothing of it changes: whoever draws a table compares its columns by it.
  const offered = store.offeredIn(field, raw);
  const setting = useMemo(() => settingOf(offered), [offered]);
  const label = useFieldLabel(field);
  const aside = useFieldAside(field);
  const entered = useRef<unknown>(null);
  const onChange = useCallback(
    (value: unknown) => {
      entered.current = value;
      store.setValue(field.id, value);
    },
    [store, field.id],
  );
  const onUnread = useCallback((found: readonly Complaint[]) => store.setUnread(field.id, found), [store, field.id]);
  if (!isFieldType(field.type)) return null;
  // Not what was entered here: what came from a newer page or service would be overwritten by who sees it as empty.
  if (!isUnderstood(field, raw) && raw !== entered.current) return <NewerField field={field} />;
  const { Fill, frame, frameOf, drawsHelp } = KINDS[field.type];
  const value = raw !== null && rulesOf(field.type)?.hasShape?.(raw) ? raw : null;
  return (
    <div id={fieldElementId(field.id)}>
      <FieldFrame
        frame={frameOf?.(setting) ?? frame}
        label={label}
        help={drawsHelp ? "" : setting.help}
        alignment={alignmentOf(setting)}
        isRequired={field.required}
        isHighlighted={highlighted(field)}
        error={problem ? words(problem) : null}
        saved={saved}
        aside={aside}
      >
        {(ids) => (
          <Fill
            field={field}
            setting={setting}
            value={value}
            onChange={onChange}
            onUnread={onUnread}
            ids={ids}
            isInvalid={problem !== undefined}
            isRequired={field.required}
            kinds={KINDS}
          />
        )}
      </FieldFrame>
      <ClearedChoice field={field} />
    </div>
  );
}
