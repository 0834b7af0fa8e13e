import { FileStore } from "@groundwork/kit";
import type { StepPlace } from "./kept-step";

/** A photo, file or signature that the service does not have yet. */
export interface KeptFile extends StepPlace {
  fileId: string;
  fieldId: string;
  file: File;
}

const store = new FileStore<KeptFile>("groundwork.forms", "unsentFiles", "fileId");

export async function keepFile(kept: KeptFile): Promise<void> {
  await store.keep(kept);
}

export async function forgetFile(fileId: string): Promise<void> {
  await store.forget(fileId);
}

export async function keptFilesOf({ userId, submissionId, stepId }: StepPlace): Promise<KeptFile[]> {
  const all = await store.all();
  return all.filter((kept) => kept.userId === userId && kept.submissionId === submissionId && kept.stepId === stepId);
}
