import { fakeApi, refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import MembersPage from "../../src/pages/members";

const wei = {
  userId: "user-2",
  fullName: "Lim Wei",
  email: "wei@northbank.demo",
  photoUrl: null,
  nameAbbreviation: "LW",
  abbreviationBgColor: "#14634d",
  role: "manager",
  joinedAt: "2026-01-05T00:00:00Z",
  lastActiveAt: null,
  teamsCount: 1,
  projectsCount: 0,
  hasSecondFactor: false,
};
const priya = { ...wei, userId: "user-3", fullName: "Priya Nair", email: "priya@northbank.demo", role: "member" };
const page = <Row,>(data: Row[]) => ({
  data,
  totalCount: data.length,
  totalPageCount: 1,
  pageNumber: 1,
  pageCount: 20,
});
const reads = {
  "GET /api/Member/QueryMembers": () => page([wei, priya]),
  "GET /api/Member/GetMemberDetail": () => ({
    ...wei,
    teams: [{ teamId: "team-1", name: "Concrete crew", isLead: true }],
    projects: [],
  }),
  "GET /api/Team/QueryTeams": () => page([{ teamId: "team-1", name: "Concrete crew" }]),
  "GET /api/Project/QueryProjects": () => page([]),
  "GET /api/AdminConsole/GetMembersCount": () => ({
    membersCount: 2,
    pendingInviteCount: 0,
    accountOwnersCount: 1,
    adminsCount: 0,
    managersCount: 1,
    seatsCount: 5,
  }),
};
const waiting = {
  teamsAsOnlyLead: [{ teamId: "team-1", name: "Concrete crew" }],
  projectsAsOnlyManager: [],
  openInvites: [
    { inviteId: "invite-1", email: "mei@example.test", role: "admin" },
    { inviteId: "invite-2", email: "hand@example.test", role: "member" },
  ],
  canRemove: true,
  reason: null,
};

describe("a member's pane", () => {
  test("opens from the address and asks once for what it shows", async () => {
    const sent = fakeApi(reads);
    renderInKit(<MembersPage />, { path: "/members?member=user-2" });
    const pane = await screen.findByRole("dialog", { name: "Lim Wei" });
    expect(within(pane).getByRole("link", { name: "Concrete crew" })).toHaveAttribute("href", "/teams?team=team-1");
    expect(sent.filter((each) => each.path === "/api/Member/GetMemberDetail")).toHaveLength(1);
  });

  test("a refused change of role says why and leaves the role", async () => {
    fakeApi({
      ...reads,
      "POST /api/AdminConsole/ModifyMemberRole": () => refusal(403, 5, "Only the owner may change a co-owner."),
    });
    renderInKit(<MembersPage />, { path: "/members?member=user-2" });
    const user = userEvent.setup();
    const pane = await screen.findByRole("dialog", { name: "Lim Wei" });
    await user.click(within(pane).getByRole("radio", { name: /^Admin/ }));
    await user.click(within(pane).getByRole("button", { name: "Make Admin" }));
    expect(await screen.findByText("The role of Lim Wei was not changed")).toBeInTheDocument();
    expect(screen.getByText("Only the owner may change a co-owner.")).toBeInTheDocument();
  });

  test("a removal names what waits and sends who takes over", async () => {
    const sent = fakeApi({
      ...reads,
      "GET /api/AdminConsole/GetRemovalPreview": () => waiting,
      "POST /api/AdminConsole/RemoveMember": () => ({}),
    });
    renderInKit(<MembersPage />, { path: "/members?member=user-2" });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Remove Lim Wei" }));
    const dialog = await screen.findByRole("dialog", { name: "Remove Lim Wei?" });
    expect(await within(dialog).findByText("Team Concrete crew, as its only lead")).toBeInTheDocument();
    expect(within(dialog).getByText("mei@example.test, as Admin")).toBeInTheDocument();
    expect(within(dialog).getByText("hand@example.test, as Member")).toBeInTheDocument();
    await user.click(within(dialog).getByRole("combobox", { name: "Who takes over?" }));
    await user.click(await screen.findByRole("option", { name: /Priya Nair/ }));
    await user.click(within(dialog).getByRole("button", { name: "Remove Lim Wei" }));
    await waitFor(() => {
      const removal = sent.find((each) => each.path === "/api/AdminConsole/RemoveMember");
      expect(removal?.body).toEqual({ groupId: "company-1", userId: "user-2", successorUserId: "user-3" });
    });
    expect(await screen.findByText("Priya Nair takes over what waited on them.")).toBeInTheDocument();
  });

  test("whoever cannot be removed stays, with the reason", async () => {
    fakeApi({
      ...reads,
      "GET /api/AdminConsole/GetRemovalPreview": () => ({
        ...waiting,
        canRemove: false,
        reason: "They own the company.",
      }),
    });
    renderInKit(<MembersPage />, { path: "/members?member=user-2" });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Remove Lim Wei" }));
    const dialog = await screen.findByRole("dialog", { name: "Remove Lim Wei?" });
    expect(await within(dialog).findByText("They own the company.")).toBeInTheDocument();
    expect(within(dialog).queryByRole("button", { name: "Remove Lim Wei" })).not.toBeInTheDocument();
  });

  test("a member is offered nothing to change, and nothing of the admins is asked for", async () => {
    const sent = fakeApi(reads);
    const company = {
      groupId: "company-1",
      name: "Northbank",
      role: "member" as const,
      isDefault: true,
      logoUrl: null,
      color: null,
      timeZone: "UTC",
      hidesFirstSteps: false,
    };
    renderInKit(<MembersPage />, {
      path: "/members?member=user-2",
      session: testSession({ company, access: "member" }),
    });
    const pane = await screen.findByRole("dialog", { name: "Lim Wei" });
    expect(within(pane).queryByRole("radio")).not.toBeInTheDocument();
    expect(within(pane).queryByRole("button", { name: /Remove/ })).not.toBeInTheDocument();
    expect(sent.some((each) => each.path.startsWith("/api/AdminConsole"))).toBe(false);
    expect(screen.getByText(/ask an admin or the owner: they invite people/)).toBeVisible();
  });
});
