import { useQuery, useSession, useUrlState } from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import { SelectField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../messages";

interface ChosenProject {
  /** Null: none is chosen yet, or there is none. */
  projectId: string | null;
  isLoading: boolean;
  /** Where the header has chosen none. */
  choice: ReactNode;
  /** A page of the budget, of the same project. */
  there: (path: string) => string;
}

/** The project chosen in the header, else the one of the address, else the reader's first; `isField` of a form. */
export function useProject({ isField = false } = {}): ChosenProject {
  const t = messages.useT();
  const { project } = useSession();
  const [{ project: inAddress }, setState] = useUrlState({ project: "" });
  const projects = useQuery({ ...projectChoice, enabled: project === null });
  const open = projects.data?.filter((each) => !each.isArchived);
  const projectId = project?.projectId ?? (inAddress || open?.[0]?.projectId) ?? null;
  const choice = project === null && open && open.length > 1 && (
    <SelectField
      name="project"
      label={t("budget.project")}
      options={optionsOf.projects(open)}
      value={projectId}
      onChange={(next) => setState({ project: next ?? "" })}
      error={null}
      required={isField}
    />
  );
  const there = (path: string) => (project === null && projectId ? `${path}?project=${projectId}` : path);
  return { projectId, isLoading: project === null && projects.isPending, choice, there };
}
