import {
  announceSessionEnd,
  announceSessionStart,
  api,
  applyLocale,
  askOtherTabs,
  browserHistory,
  chosenLocale,
  clearStoredIds,
  confirm,
  currentCompany,
  ErrorState,
  getLocale,
  heldAccess,
  localeOf,
  onSessionEnd,
  readStoredId,
  type Session,
  SessionContext,
  type SessionEnd,
  selfProfileQuery,
  setCompanyZone,
  unsentCount,
  useQueryClient,
  writeStoredId,
} from "@groundwork/kit";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { messages } from "../messages";
import { rememberPerson } from "../offline/last-person";
import { ReachableContext } from "../offline/reachable";
import pages from "../pages/pages.module.css";
import { StartingPage } from "../pages/starting-page";
import { useProfile } from "./use-profile";

/** What is on this device alone goes nowhere while nobody is signed in here. */
async function mayLeaveUnsent(userId: string | undefined): Promise<boolean> {
  const count = userId ? unsentCount(userId) : 0;
  const t = messages.t;
  if (count === 0) return true;
  return confirm({
    title: t("signOut.unsent", { count }),
    body: t("signOut.unsentBody"),
    verb: t("command.signOut"),
  });
}

/** Who is here and in which company and project; everything below may ask with `useSession`. */
export function SessionProvider({ children }: { children: ReactNode }): ReactNode {
  const queryClient = useQueryClient();
  const { profile, isReachable, error, ask } = useProfile();
  const [projectId, setProjectId] = useState(() => readStoredId("projectId"));

  const forget = useCallback(() => {
    clearStoredIds();
    setProjectId(null);
    // Nothing of the old session may be drawn again, not for a moment.
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== selfProfileQuery.queryKey[0] });
  }, [queryClient]);

  useEffect(
    () =>
      onSessionEnd((reason: SessionEnd, from) => {
        // At once: the page may be left before anything is drawn again.
        rememberPerson(null);
        if (reason === "switched") {
          if (from === "other-tab") window.location.assign("/");
          return;
        }
        forget();
        queryClient.setQueryData(selfProfileQuery.queryKey, null);
      }),
    [forget, queryClient],
  );

  useEffect(() => {
    if (!profile || chosenLocale() !== null) return;
    const wanted = localeOf(profile.language);
    if (wanted !== getLocale()) void applyLocale(wanted);
  }, [profile]);

  const { userId, currentGroupId } = profile ?? {};
  useEffect(() => {
    if (userId) announceSessionStart({ userId, groupId: currentGroupId ?? null });
  }, [userId, currentGroupId]);

  const isNobody = profile === null;
  useEffect(() => {
    if (isNobody) askOtherTabs();
  }, [isNobody]);

  const companyZone = currentCompany(profile ?? null)?.timeZone ?? null;
  // Before anything is painted: no time may stand there in another zone for a moment.
  useLayoutEffect(() => setCompanyZone(companyZone), [companyZone]);

  const session = useMemo((): Session => {
    const known = profile ?? null;
    return {
      profile: known,
      company: currentCompany(known),
      project: known?.projects.find((project) => project.projectId === projectId) ?? null,
      access: heldAccess(known),
      reload: async () => {
        await queryClient.invalidateQueries({ queryKey: selfProfileQuery.queryKey });
      },
      selectProject: (id) => {
        setProjectId(id);
        writeStoredId("projectId", id);
        if (id !== null) writeStoredId("lastProjectId", id);
      },
      switchCompany: async (groupId) => {
        if (!(await browserHistory.mayLeave())) return;
        await api.post("/api/Auth/SwitchAccount", { body: { groupId } });
        forget();
        announceSessionEnd("switched");
        // A full load: no module may keep the other company's data in its memory.
        window.location.assign("/");
      },
      signOut: async () => {
        if (!(await browserHistory.mayLeave()) || !(await mayLeaveUnsent(known?.userId))) return;
        await api.post("/api/Auth/Logout");
        announceSessionEnd("signed-out");
        window.location.assign("/sign-in");
      },
    };
  }, [profile, projectId, queryClient, forget]);

  if (error && profile === undefined) {
    return (
      <main className={pages.starting}>
        <ErrorState error={error} retry={() => void ask()} />
      </main>
    );
  }
  if (profile === undefined) return <StartingPage />;
  return (
    <ReachableContext value={isReachable}>
      <SessionContext value={session}>{children}</SessionContext>
    </ReachableContext>
  );
}
