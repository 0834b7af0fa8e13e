import type { ReactNode } from "react";
import type { Body, Field } from "../body/types";
import { useAppliedBody } from "./context";
import { FillField } from "./fill-field";
import { FilledField } from "./filled-field";
import { HiddenEntries } from "./hidden-entries";
import { BodyLayout } from "./layout";

export interface BodyProps {
  body: Body;
  pageIds?: readonly string[];
}

const drawFill = (field: Field) => <FillField field={field} />;
const drawFilled = (field: Field) => <FilledField field={field} />;

/** A form to be filled in; inside a <FillProvider>. */
export function FillBody({ body, ...props }: BodyProps): ReactNode {
  return (
    <>
      <BodyLayout {...props} body={useAppliedBody(body)}>
        {drawFill}
      </BodyLayout>
      <HiddenEntries />
    </>
  );
}

/** A form as it was filled in, read only; inside a <FillProvider>. */
export function FilledBody({ body, ...props }: BodyProps): ReactNode {
  return (
    <BodyLayout {...props} body={useAppliedBody(body)}>
      {drawFilled}
    </BodyLayout>
  );
}
