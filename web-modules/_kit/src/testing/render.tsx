import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createQueryClient } from "../api/query-client";
import { AppRouter } from "../routing/app-router";
import { browserHistory } from "../routing/history";
import { type Session, SessionContext } from "../session/session-context";
import { KitProvider } from "../theme/kit-provider";

const nothing = async () => undefined;

/** An owner of one company, unless told otherwise. */
export function testSession(change: Partial<Session> = {}): Session {
  const company = { groupId: "company-1", name: "Northbank Builders", role: "owner" as const, isDefault: true };
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
  return render(
    <KitProvider queryClient={createQueryClient()} env="test">
      <AppRouter>
        <SessionContext value={options.session ?? testSession()}>{ui}</SessionContext>
      </AppRouter>
    </KitProvider>,
  );
}
