import { useCan, useQuery } from "@groundwork/kit";
import { type NamedProject, projectChoice } from "@groundwork/kit/directory";

/**
 * How a sample project is known: by its name, of which a company has one. Who renames it keeps it. Of either language:
 * colleagues read another one.
 */
export const SAMPLE_NAMES = { en: "Sample project", "zh-CN": "示例项目" } as const;

const isSample = ({ name }: { name: string }) => Object.values<string>(SAMPLE_NAMES).includes(name);

export function sampleAmong<Project extends { name: string }>(projects: readonly Project[]): Project | undefined {
  return projects.find(isSample);
}

/** Undefined while it is read and where there is none; it is for those who may be rid of it. */
export function useSample(): NamedProject | undefined {
  const mayArchive = useCan("admin");
  const projects = useQuery({ ...projectChoice, enabled: mayArchive });
  return mayArchive ? sampleAmong(projects.data ?? []) : undefined;
}
