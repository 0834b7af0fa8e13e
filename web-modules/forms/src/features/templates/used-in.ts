import type { messages } from "../../messages";
import type { folderMessages } from "../../messages/folders";

/** Where a template is used, in a cell: "Tower A and 2 more". Names of projects that are not known are left out. */
export function usedInText(
  t: ReturnType<typeof messages.useT>,
  folderT: ReturnType<typeof folderMessages.useT>,
  projectIds: readonly string[] | null,
  names: ReadonlyMap<string, string>,
): string {
  if (projectIds === null) return t("templates.everyProject");
  const [first, ...rest] = projectIds.flatMap((each) => names.get(each) ?? []);
  if (first === undefined) return "";
  return rest.length === 0 ? first : folderT("folders.usedIn", { project: first, count: rest.length });
}
