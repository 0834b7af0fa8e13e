import { memo, type ReactNode, useMemo } from "react";
import { newPage, newRow } from "../body/create";
import type { Field } from "../body/types";
import { KINDS } from "../fields/drawn.gen";
import { alignmentOf } from "../fields/kind";
import { isFieldType, settingOf } from "../fields/registry";
import { FillProvider } from "../fill/context";
import { FieldFrame } from "../fill/field-frame";
import { FillField } from "../fill/fill-field";
import { FillStore } from "../fill/store";
import { useFieldLabel } from "../messages/field-name";

/** One field on the page of a form that is built: quieter than where it is filled in, so that what is selected is seen. */
export const SketchedField = memo(function SketchedField({ field }: { field: Field }): ReactNode {
  const hasDefault = field.value !== null && field.value !== undefined;
  return hasDefault ? <WithDefault field={field} /> : <Sketched field={field} />;
});

/** What a new submission starts with stands in the form, too. */
function WithDefault({ field }: { field: Field }): ReactNode {
  const store = useMemo(() => new FillStore({ body: [newPage("", [newRow([field])])] }), [field]);
  return (
    <FillProvider store={store}>
      <Sketched field={field} />
    </FillProvider>
  );
}

function Sketched({ field }: { field: Field }): ReactNode {
  const setting = useMemo(() => settingOf(field), [field]);
  const label = useFieldLabel(field);
  const kind = isFieldType(field.type) ? KINDS[field.type] : null;
  if (!kind?.Sketch) return <FillField field={field} />;
  const { Sketch, frame, drawsHelp } = kind;
  return (
    <FieldFrame
      frame={frame}
      label={label}
      help={drawsHelp ? "" : setting.help}
      alignment={alignmentOf(setting)}
      isRequired={field.required}
      isHighlighted={false}
      error={null}
      saved="saved"
    >
      {() => <Sketch setting={setting} />}
    </FieldFrame>
  );
}
