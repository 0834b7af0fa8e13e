import { type ReactNode, useContext, useMemo } from "react";
import type { Body, Field } from "../body/types";
import { appliedBody } from "../conditions/apply";
import { InnerFields } from "../fields/inner";
import { rulesOf } from "../fields/registry";
import { useAppliedBody } from "./context";
import { FillField } from "./fill-field";
import { FilledField } from "./filled-field";
import { HiddenEntries } from "./hidden-entries";
import { BodyLayout } from "./layout";
import { StepButtonsContext } from "./step-buttons";

export interface BodyProps {
  body: Body;
  pageIds?: readonly string[];
}

const drawFill = (field: Field) => <FillField key={field.id} field={field} />;
const drawFilled = (field: Field) => <FilledField key={field.id} field={field} />;
const innerFill = (field: Field) => field.visible && drawFill(field);
const innerFilled = (field: Field) => field.visible && drawFilled(field);

/** Without what only stands where something can be pressed, as far as it can't be. */
function useWithout(body: Body, isLeftOut: (field: Field) => boolean): Body {
  return useMemo(
    () =>
      appliedBody(body, (field) =>
        rulesOf(field.type)?.isRead === false && isLeftOut(field) ? { ...field, visible: false } : field,
      ),
    [body, isLeftOut],
  );
}

const all = () => true;
const none = () => false;

/** A form to be filled in; inside a <FillProvider>. */
export function FillBody({ body, ...props }: BodyProps): ReactNode {
  const buttonOf = useContext(StepButtonsContext);
  const isLeftOut = useMemo(() => (buttonOf ? (field: Field) => buttonOf(field) === null : none), [buttonOf]);
  const shown = useWithout(useAppliedBody(body), isLeftOut);
  return (
    <>
      <InnerFields value={innerFill}>
        <BodyLayout {...props} body={shown}>
          {drawFill}
        </BodyLayout>
      </InnerFields>
      <HiddenEntries />
    </>
  );
}

/** A form as it was filled in, read only; inside a <FillProvider>. */
export function FilledBody({ body, ...props }: BodyProps): ReactNode {
  const shown = useWithout(useAppliedBody(body), all);
  return (
    <InnerFields value={innerFilled}>
      <BodyLayout {...props} body={shown}>
        {drawFilled}
      </BodyLayout>
    </InnerFields>
  );
}
