import type { ReactNode } from "react";
import type { Body, Field } from "../body/types";
import { InnerFields } from "../fields/inner";
import { useAppliedBody } from "./context";
import { FillField } from "./fill-field";
import { FilledField } from "./filled-field";
import { HiddenEntries } from "./hidden-entries";
import { BodyLayout } from "./layout";

export interface BodyProps {
  body: Body;
  pageIds?: readonly string[];
}

const drawFill = (field: Field) => <FillField key={field.id} field={field} />;
const drawFilled = (field: Field) => <FilledField key={field.id} field={field} />;
const innerFill = (field: Field) => field.visible && drawFill(field);
const innerFilled = (field: Field) => field.visible && drawFilled(field);

/** A form to be filled in; inside a <FillProvider>. */
export function FillBody({ body, ...props }: BodyProps): ReactNode {
  return (
    <>
      <InnerFields value={innerFill}>
        <BodyLayout {...props} body={useAppliedBody(body)}>
          {drawFill}
        </BodyLayout>
      </InnerFields>
      <HiddenEntries />
    </>
  );
}

/** A form as it was filled in, read only; inside a <FillProvider>. */
export function FilledBody({ body, ...props }: BodyProps): ReactNode {
  return (
    <InnerFields value={innerFilled}>
      <BodyLayout {...props} body={useAppliedBody(body)}>
        {drawFilled}
      </BodyLayout>
    </InnerFields>
  );
}
