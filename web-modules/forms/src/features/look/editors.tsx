import { useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { lookEditorsMessages } from "../../messages/look-editors";

const MOST_NAMED = 3;

/** Whom else to ask; the service of the release before does not tell. */
export default function Editors({ names = [] }: { names: string[] | undefined }): ReactNode {
  const t = lookEditorsMessages.useT();
  const formats = useFormats();
  if (names.length === 0) return null;
  const count = names.length - MOST_NAMED;
  const more = count > 0 ? [t("lookEditors.more", { count })] : [];
  return ` ${t("lookEditors.teams", { teams: formats.list([...names.slice(0, MOST_NAMED), ...more]) })}`;
}
