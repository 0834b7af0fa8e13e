import { useQuery } from "@groundwork/kit";
import { type NamedProject, projectChoice } from "@groundwork/kit/directory";
import { useMaking } from "../templates/making";

/** Where the person may make start links of a form: what they manage of where it is used. */
export function useStartProjects(projectIds: readonly string[] | null): readonly NamedProject[] | undefined {
  const { forAllProjects, managed } = useMaking();
  const all = useQuery({ ...projectChoice, enabled: forAllProjects });
  const among = forAllProjects ? all.data : managed;
  return among?.filter((each) => projectIds === null || projectIds.includes(each.projectId));
}
