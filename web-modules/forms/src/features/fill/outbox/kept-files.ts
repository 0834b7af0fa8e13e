import type { StepPlace } from "./kept-step";

/** A photo, file or signature that the service does not have yet. */
export interface KeptFile extends StepPlace {
  fileId: string;
  fieldId: string;
  file: File;
}

const DATABASE = "groundwork.forms";
const STORE = "unsentFiles";

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "fileId" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
  otherwise: T,
): Promise<T> {
  try {
    const database = await opened();
    try {
      return await new Promise<T>((resolve, reject) => {
        const request = ask(database.transaction(STORE, mode).objectStore(STORE));
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    } finally {
      database.close();
    }
  } catch {
    // Full or forbidden: the file is sent from the page all the same, which asks before it is left.
    return otherwise;
  }
}

export async function keepFile(kept: KeptFile): Promise<void> {
  await inStore<IDBValidKey>("readwrite", (store) => store.put(kept), "");
}

export async function forgetFile(fileId: string): Promise<void> {
  await inStore<undefined>("readwrite", (store) => store.delete(fileId), undefined);
}

export async function keptFilesOf({ userId, submissionId, stepId }: StepPlace): Promise<KeptFile[]> {
  const all = await inStore<KeptFile[]>("readonly", (store) => store.getAll(), []);
  return all.filter((kept) => kept.userId === userId && kept.submissionId === submissionId && kept.stepId === stepId);
}
