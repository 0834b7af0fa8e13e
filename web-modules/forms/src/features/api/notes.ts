import { type LiveNote, pollBesideNotes, useLiveNotes } from "@groundwork/kit";

const TOPIC = "forms.todos";

/** The service tells when something changed for the person: whose turn it is, and where what they did has got to. */
export function useTodoNotes(told: (note: LiveNote) => void): void {
  useLiveNotes(TOPIC, told);
}

export const askBesideTodoNotes = pollBesideNotes(TOPIC);
