/** What both editors of a template share: the frame around them, the list of problems, publishing. */

export { BottomSheet, type BottomSheetProps } from "./editor/bottom-sheet";
export { type DraftSaver, type DraftState, LONGEST_MS, PAUSE_MS, type SaverParts } from "./editor/draft/draft-saver";
export { findKept } from "./editor/draft/find-kept";
export { DraftKeeper } from "./editor/draft/kept-draft";
export { KeptNotice } from "./editor/draft/kept-notice";
export { LastSaved } from "./editor/draft/last-saved";
export { leave, whenLeft } from "./editor/draft/leaving";
export { type OpenedDraft, openDraft } from "./editor/draft/open-draft";
export { EditorFrame, type EditorFrameProps, NARROW_EDITOR } from "./editor/editor-frame";
export { HistoryButtons, type HistoryButtonsProps } from "./editor/history-buttons";
export { type KeptPlace, keepPlace, keptPlaceOf } from "./editor/kept-place";
export { MergeNotice } from "./editor/merge/merge-notice";
export { isDialogOpen } from "./editor/open-dialog";
export { type ProblemItem, useProblemItems } from "./editor/problem-items";
export { type MendPlace, nodeNames } from "./editor/problem-places";
export { SaveState, type SaveStateName, type SaveStateProps } from "./editor/save-state";
export { type EditorView, type TemplateDetail, templateQuery } from "./editor/template";
export { TemplateState, useTemplateState } from "./editor/template-state";
export { type Publishable, type Publishing, usePublish } from "./editor/use-publish";
export { useDrawingText } from "./messages/drawing-text";
export { warningMessages } from "./messages/warnings";
