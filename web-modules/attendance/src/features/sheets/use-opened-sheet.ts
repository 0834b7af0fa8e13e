import { useQuery } from "@groundwork/kit";
import type { Schemas } from "../records/api";
import { type Sheet, sheetsQuery } from "./api";

export const keyOfSheet = ({ ownerUserId, projectId }: Sheet): string => `${ownerUserId}.${projectId}`;

interface OpenedParts {
  /** As `keyOfSheet` makes it, out of the address. */
  key: string | null;
  period: Pick<Schemas["SheetsQuery"], "day">;
  /** Undefined while they are read. */
  shown: readonly Sheet[] | undefined;
}

/** That of the pane. A link names it whichever page of the list it is on, so it is read by itself where it is not
 * on the one that is shown. */
export function useOpenedSheet({ key, period, shown }: OpenedParts): Sheet | undefined {
  const [ownerUserId, projectId] = key?.split(".") ?? [];
  const isMeant = (each: Sheet) => keyOfSheet(each) === key;
  const onPage = shown?.find(isMeant);
  const alone = useQuery({
    ...sheetsQuery({ ...period, ownerUserId: ownerUserId ?? null, projectId: projectId ?? null, pageCount: 1 }),
    enabled: Boolean(ownerUserId && projectId && shown && !onPage),
  });
  return onPage ?? alone.data?.data.find(isMeant);
}
