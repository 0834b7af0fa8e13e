import { isApiError } from "@groundwork/kit";
import { useSyncExternalStore } from "react";
import { uploadFile } from "./api";

export interface SendingFile {
  fileId: string;
  file: File;
  requestId: string;
  /** Why it did not arrive; null: it is on its way. */
  error: Error | null;
}

/** Nothing that could arrive: sent again, it would be refused again. A session that ended may be begun anew. */
export function isRefused({ error }: Pick<SendingFile, "error">): boolean {
  if (!isApiError(error) || error.retryable || error.httpStatus === 401) return false;
  return error.httpStatus >= 400 && error.httpStatus < 500;
}

type Arrived = (requestId: string) => void;

const NONE: readonly SendingFile[] = [];
let all: readonly SendingFile[] = NONE;
let isSending = false;
const listeners = new Set<() => void>();
const arrivals = new Set<Arrived>();

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function set(next: readonly SendingFile[]): void {
  // Files that may still arrive lie in this page alone.
  if (next.every(isRefused)) window.removeEventListener("beforeunload", warn);
  else window.addEventListener("beforeunload", warn);
  all = next;
  for (const listener of listeners) listener();
}

const change = (fileId: string, error: Error | null) =>
  set(all.map((each) => (each.fileId === fileId ? { ...each, error } : each)));

/** One after the other, as they were chosen: a phone's line is narrow. */
async function sendAll(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (let next = all.find((each) => !each.error); next; next = all.find((each) => !each.error)) {
    const { fileId, requestId, file } = next;
    try {
      await uploadFile(requestId, fileId, file);
      dropFile(fileId);
      for (const arrived of arrivals) arrived(requestId);
    } catch (error) {
      change(fileId, error instanceof Error ? error : new Error(String(error)));
    }
  }
  isSending = false;
}

/** They go on their way, whatever is opened meanwhile, and stay here until they arrived or were removed. */
export function sendFiles(requestId: string, files: readonly File[]): void {
  set([...all, ...files.map((file) => ({ fileId: crypto.randomUUID(), file, requestId, error: null }))]);
  void sendAll();
}

export function sendAgain(fileId: string): void {
  change(fileId, null);
  void sendAll();
}

export function dropFile(fileId: string): void {
  set(all.filter((each) => each.fileId !== fileId));
}

// What the network kept goes by itself once there is one again.
window.addEventListener("online", () => {
  for (const each of all) if (isApiError(each.error) && each.error.isNetwork) sendAgain(each.fileId);
});

export function whenArrived(arrived: Arrived): () => void {
  arrivals.add(arrived);
  return () => arrivals.delete(arrived);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Of all requests: those of one are picked by whoever shows them. */
export function useSendingFiles(): readonly SendingFile[] {
  return useSyncExternalStore(subscribe, () => all);
}
