import type { ReactNode } from "react";
import type { Body, Field } from "../body/types";
import { FillField } from "./fill-field";
import { FilledField } from "./filled-field";
import { BodyLayout } from "./layout";

export interface BodyProps {
  body: Body;
  pageIds?: readonly string[];
}

const drawFill = (field: Field) => <FillField field={field} />;
const drawFilled = (field: Field) => <FilledField field={field} />;

/** A form to be filled in; inside a <FillProvider>. */
export function FillBody(props: BodyProps): ReactNode {
  return <BodyLayout {...props}>{drawFill}</BodyLayout>;
}

/** A form as it was filled in, read only; inside a <FillProvider>. */
export function FilledBody(props: BodyProps): ReactNode {
  return <BodyLayout {...props}>{drawFilled}</BodyLayout>;
}
