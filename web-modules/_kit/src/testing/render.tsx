import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createQueryClient } from "../api/query-client";
import { setCompanyZone } from "../i18n/company-zone";
import { AppRouter } from "../routing/app-router";
import { browserHistory } from "../routing/history";
import { type Session, SessionContext } from "../session/session-context";
import { KitProvider } from "../theme/kit-provider";

const nothing = async () => undefined;

/** An owner of one company, unless told otherwise. */
export function testSession(change: Partial<Session> = {}): Session {
  const company = {
    groupId: "company-1",
    name: "Northbank Builders",
    role: "owner" as const,
    isDefault: true,
    logoUrl: null,
    color: null,
    timeZone: "UTC",
    hidesFirstSteps: false,
  };
  return {
    profile: {
      userId: "user-1",
      fullName: "Lim Wei Ming",
      email: "owner@northbank.demo",
      photoUrl: null,
      nameAbbreviation: "LW",
      abbreviationBgColor: "#14634d",
      firstDayOfTheWeek: 1,
      language: "en",
      isRegisterCompleted: true,
      hasSecondFactor: false,
      groups: [company],
      currentGroupId: company.groupId,
      projects: [],
    },
    company,
    project: null,
    access: "owner",
    reload: nothing,
    switchCompany: nothing,
    selectProject: () => undefined,
    signOut: nothing,
    ...change,
  };
}

export interface RenderOptions {
  path?: string;
  session?: Session;
}

/** Draws what a module draws, with everything the shell puts around it. */
export function renderInKit(ui: ReactNode, options: RenderOptions = {}): RenderResult {
  if (options.path) browserHistory.replace(options.path);
  const session = options.session ?? testSession();
  setCompanyZone(session.company?.timeZone ?? null);
  return render(
    <KitProvider queryClient={createQueryClient()} env="test">
      <AppRouter>
        <SessionContext value={session}>{ui}</SessionContext>
      </AppRouter>
    </KitProvider>,
  );
}
