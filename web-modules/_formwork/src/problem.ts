/** What is wrong with a form, a value or a formula. Codes are the server's; words come from the catalogues. */
export interface Problem {
  code: string;
  /** The id of the page, row, field, node or edge it is about; empty when it is about the whole. */
  subjectId: string;
  params: Readonly<Record<string, string | number>>;
}

/** A problem before it is known whose: kinds and formulas do not know the field they are asked for. */
export type Complaint = Omit<Problem, "subjectId"> & {
  /** Of a part of the field that is asked. */
  subjectId?: string;
};

export function complaint(code: string, params: Problem["params"] = {}): Complaint {
  return { code, params };
}

export function problemOf(subjectId: string, { code, params }: Complaint): Problem {
  return { code, subjectId, params };
}
