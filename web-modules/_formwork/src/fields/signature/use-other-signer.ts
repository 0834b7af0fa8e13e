import { useSession } from "@groundwork/kit";
import { useFile } from "../../fill/context";
import type { FileLink } from "../../fill/files";
import type { SignatureValue } from "./rules";

/** At whose sign-in it was signed, where that is not the reader's own: it must not pass for the reader's. */
export function useOtherSigner(value: SignatureValue | null): NonNullable<FileLink["uploader"]> | null {
  const { profile } = useSession();
  const uploader = useFile(value?.fileId ?? "")?.uploader ?? null;
  return uploader && uploader.userId !== profile?.userId ? uploader : null;
}
