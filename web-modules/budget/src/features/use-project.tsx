import { useQuery, useSession, useUrlState } from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import { SelectField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../messages";

interface ChosenProject {
  /** Null: none is chosen yet, or there is none. */
  projectId: string | null;
  isLoading: boolean;
  /** The reader has no project. */
  hasNone: boolean;
  /** Null: nobody has named one, and a list shows those of all. */
  namedId: string | null;
  /** Where the header has chosen none. */
  choice: ReactNode;
  /** The same for a list, which needs none. */
  filter: ReactNode;
  /** A page of the budget, of the same project. */
  there: (path: string) => string;
}

/** The project chosen in the header, else the one of the address, else the reader's first; of a form (`isField`)
 * only where there is no other. */
export function useProject({ isField = false } = {}): ChosenProject {
  const t = messages.useT();
  const { project } = useSession();
  const [{ project: inAddress }, setState] = useUrlState({ project: "" });
  const projects = useQuery({ ...projectChoice, enabled: project === null });
  const open = projects.data?.filter((each) => !each.isArchived);
  // Where one writes, nobody chooses in their place: the first of several would be taken for the right one.
  const likely = isField && open && open.length > 1 ? undefined : open?.[0];
  const projectId = project?.projectId ?? (inAddress || likely?.projectId) ?? null;
  const field = {
    name: "project",
    label: t("budget.project"),
    onChange: (next: string | null) => setState({ project: next ?? "" }),
    error: null,
  };
  const hasChoice = project === null && open && open.length > 1;
  const choice = hasChoice && (
    <SelectField
      {...field}
      options={optionsOf.projects(open)}
      value={projectId}
      placeholder={t("budget.chooseProject")}
      required={isField}
    />
  );
  const filter = hasChoice && (
    <SelectField
      {...field}
      options={optionsOf.projects(open)}
      value={inAddress || null}
      required={false}
      placeholder={t("budget.allProjects")}
      clearable
    />
  );
  const there = (path: string) => (project === null && projectId ? `${path}?project=${projectId}` : path);
  return {
    projectId,
    namedId: project?.projectId ?? (inAddress || null),
    isLoading: project === null && projects.isPending,
    hasNone: projectId === null && open?.length === 0,
    choice,
    filter,
    there,
  };
}
