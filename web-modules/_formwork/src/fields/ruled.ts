import { type Complaint, complaint } from "../problem";
import { text } from "../shape";

export const MOST_MESSAGE = 500;

/** Of kinds whose settings bound their values: the author's own words for a value that breaks the bounds. */
export interface Ruled {
  /** Said instead of ours; empty: ours, in the language of the reader. */
  message: string;
}

export const messageShape = { message: text(MOST_MESSAGE) };

export function told({ message }: Ruled, complaints: Complaint[]): Complaint[] {
  return complaints.length === 0 || message.trim() === "" ? complaints : [complaint("ownMessage", { message })];
}
