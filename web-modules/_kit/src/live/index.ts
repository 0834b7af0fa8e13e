export type { LiveNote } from "./note-stream";
export { areNotesLive } from "./shared-notes";
export { pollBesideNotes, useLiveNotes } from "./use-live-notes";
