import { useSession } from "@groundwork/kit";

/** The project that something is about until somebody says otherwise: the one chosen above, else the only one. */
export function useLikelyProject(): string | null {
  const { project, profile } = useSession();
  const [first, ...others] = profile?.projects ?? [];
  return project?.projectId ?? (others.length === 0 ? (first?.projectId ?? null) : null);
}
