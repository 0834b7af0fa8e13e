import { useSyncExternalStore } from "react";
import type { PendingUpload, UploadQueue } from "./upload-queue";

/** Files of one place that are on their way, or have failed and wait for a decision. */
export function usePendingUploads<Stored>(queue: UploadQueue<Stored>, place: string): readonly PendingUpload[] {
  return useSyncExternalStore(queue.subscribe, () => queue.of(place));
}

/** How many there are of all places. */
export function useUploadCount<Stored>(queue: UploadQueue<Stored>): number {
  return useSyncExternalStore(queue.subscribe, queue.count);
}
