import type { StepPlace } from "./kept-step";

/** A photo, file or signature that the service does not have yet. */
export interface KeptFile extends StepPlace {
  fileId: string;
  fieldId: string;
  file: File;
}

const DATABASE = "groundwork.forms";
const STORE = "unsentFiles";

let database: IDBDatabase | null = null;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "fileId" });
    request.onsuccess = () => {
      database = request.result;
      const closed = () => {
        database = null;
      };
      // Cleared by the person, or wanted by a newer page in another tab.
      database.onclose = closed;
      database.onversionchange = () => {
        request.result.close();
        closed();
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}

function ask<T>(from: IDBDatabase, mode: IDBTransactionMode, asking: (store: IDBObjectStore) => IDBRequest<T>) {
  const transaction = from.transaction(STORE, mode);
  const request = asking(transaction.objectStore(STORE));
  // Not when the answer comes: by then a page that is closed right now is gone, and the write with it.
  transaction.commit();
  return new Promise<T>((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Written in this very moment once the database is open, which it is from the first look into it. */
async function inStore<T>(
  mode: IDBTransactionMode,
  asking: (store: IDBObjectStore) => IDBRequest<T>,
  otherwise: T,
): Promise<T> {
  try {
    return await ask(database ?? (await open()), mode, asking);
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
