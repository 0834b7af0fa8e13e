export type { LiveNote } from "./note-stream";
export { areNotesLive } from "./shared-notes";
export { useLiveNotes } from "./use-live-notes";
