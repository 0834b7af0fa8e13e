import { useSidePane } from "@groundwork/kit";
import type { SubmissionDetail } from "../api";

/** Of a submission without further versions there is nothing to choose. */
export const hasVersions = ({ version }: SubmissionDetail) => version !== "A";

export interface Older {
  /** The older version that is read; null: the newest. */
  version: string | null;
  show: (version: string) => void;
  leave: () => void;
}

/** Which older version is read: in the address, so that it can be linked to. */
export function useOlder(detail: SubmissionDetail): Older {
  const { id, open, close } = useSidePane("version");
  const isOlder = id !== null && id !== detail.version && hasVersions(detail);
  return { version: isOlder ? id : null, show: open, leave: close };
}
