import { type PendingUpload, useUploadCount as useCount, usePendingUploads as usePending } from "@groundwork/kit";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import type { Body, Field } from "../body/types";
import type { FieldProblem } from "../fields/kind";
import { useAtomValue } from "../state";
import type { CalculationProblem } from "../values/calculations";
import type { SavedState } from "./field-atoms";
import type { FileLink } from "./files";
import type { FillStore } from "./store";
import type { Uploader } from "./uploader";
import { carrierInto, type FieldUploads, uploadsOfFields } from "./uploads";

/** What a form can tell about the submission it belongs to; null is not known yet. */
export interface SubmissionFacts {
  referenceNumber?: string | null;
  /** An instant. */
  submittedAt?: string | null;
  project?: string | null;
  company?: string | null;
  projectStartsOn?: string | null;
  projectEndsOn?: string | null;
  projectLocation?: string | null;
  projectDescription?: string | null;
  /** An instant. */
  validUntil?: string | null;
  /** It has passed. */
  isExpired?: boolean;
  /** The project's: instants are shown in it. */
  timeZone?: string | null;
}

export interface FillContextValue {
  store: FillStore;
  facts: SubmissionFacts;
  uploads: FieldUploads;
  readOnly: (field: Field) => boolean;
  /** Whether the field is one of those that the person is asked for now. */
  highlighted: (field: Field) => boolean;
}

const FillContext = createContext<FillContextValue | null>(null);

export interface FillProviderProps {
  store: FillStore;
  facts?: SubmissionFacts;
  /** Without it files and signatures cannot be added. Keep it the same object while it does the same. */
  uploader?: Uploader | null;
  /** Keep it the same function while its answers are the same. */
  readOnly?: (fieldId: string) => boolean;
  highlighted?: (fieldId: string) => boolean;
  children: ReactNode;
}

const no = () => false;
const NO_FACTS: SubmissionFacts = {};

export function FillProvider(props: FillProviderProps): ReactNode {
  const { store, facts = NO_FACTS, uploader = null, readOnly = no, highlighted = no, children } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form has files of its own
  const uploads = useMemo(uploadsOfFields, [store]);
  useEffect(() => uploads.sendBy(carrierInto(store, uploader)), [uploads, store, uploader]);
  const value = useMemo<FillContextValue>(
    () => ({
      store,
      facts,
      uploads,
      readOnly: (field) => field.readonly || readOnly(field.id),
      highlighted: (field) => highlighted(field.id),
    }),
    [store, facts, uploads, readOnly, highlighted],
  );
  return <FillContext value={value}>{children}</FillContext>;
}

export function useFill(): FillContextValue {
  const value = useContext(FillContext);
  if (!value) throw new Error("This belongs inside a <FillProvider>");
  return value;
}

export function useFieldValue(fieldId: string): unknown {
  return useAtomValue(useFill().store.of(fieldId).valueAtom);
}

/** With what was chosen when it was still offered. */
export function useSubmittedValue(fieldId: string): unknown {
  return useAtomValue(useFill().store.of(fieldId).submittedAtom);
}

/** The options that were chosen and that rules no longer offer. */
export function useWithdrawn(fieldId: string): readonly number[] {
  return useAtomValue(useFill().store.of(fieldId).withdrawnAtom);
}

export function useFieldProblems(fieldId: string): readonly FieldProblem[] {
  return useAtomValue(useFill().store.of(fieldId).problemsAtom);
}

export function useFieldSaved(fieldId: string): SavedState {
  return useAtomValue(useFill().store.of(fieldId).savedAtom);
}

/** What was chosen in a field until another choice was made above it. */
export function useGoneWithAbove(fieldId: string): readonly string[] {
  return useAtomValue(useFill().store.of(fieldId).goneWithAboveAtom);
}

/** Why a calculation has no value. */
export function useCalculationProblem(fieldId: string): CalculationProblem | null {
  return useAtomValue(useFill().store.of(fieldId).calculationProblemAtom);
}

/** Files of a field that are on their way. */
export function usePendingUploads(fieldId: string): readonly PendingUpload[] {
  return usePending(useFill().uploads, fieldId);
}

/** The form as rules make it now; another form than the one that is filled in stays as it is. */
export function useAppliedBody(body: Body): Body {
  const { store } = useFill();
  const applied = useAtomValue(store.bodyAtom);
  return store.isOf(body) ? applied : body;
}

/** How many files of the form are on their way. */
export function useUploadCount(): number {
  return useCount(useFill().uploads);
}

/** The links of a file; undefined while they are not known. */
export function useFile(fileId: string): FileLink | undefined {
  return useAtomValue(useFill().store.fileAtom(fileId));
}
