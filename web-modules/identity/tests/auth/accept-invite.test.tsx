import { fakeApi, refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import AcceptInvitePage from "../../src/pages/accept-invite";

const invitation = {
  groupName: "Northbank Builders",
  email: "owner@northbank.demo",
  fullName: null,
  role: "manager",
  invitedByName: "Tan Mei",
  expiresAt: "2030-01-01T00:00:00Z",
  hasAccount: true,
};
const path = "/accept-invite#token=secret-1";
const visitor = testSession({ profile: null, company: null, access: null });

afterEach(() => vi.restoreAllMocks());

describe("an invitation", () => {
  test("shows the company, the role and who invited", async () => {
    fakeApi({ "POST /api/Invite/GetInvite": () => invitation });
    renderInKit(<AcceptInvitePage />, { path, session: visitor });
    expect(await screen.findByRole("heading", { name: "Join Northbank Builders" })).toBeInTheDocument();
    for (const fact of ["Manager", "Tan Mei", "owner@northbank.demo"])
      expect(screen.getByText(fact)).toBeInTheDocument();
  });

  test("sends someone with an account to sign in and back", async () => {
    fakeApi({ "POST /api/Invite/GetInvite": () => invitation });
    renderInKit(<AcceptInvitePage />, { path, session: visitor });
    await userEvent.setup().click(await screen.findByRole("link", { name: "Sign in" }));
    expect(location.pathname).toBe("/sign-in");
    expect(history.state.state).toEqual({ email: invitation.email, next: path });
  });

  test("lets someone new register with the invited address, which is not theirs to change", async () => {
    fakeApi({ "POST /api/Invite/GetInvite": () => ({ ...invitation, hasAccount: false }) });
    renderInKit(<AcceptInvitePage />, { path, session: visitor });
    const email = await screen.findByLabelText(/E-mail/);
    expect(email).toHaveValue(invitation.email);
    expect(email).toHaveAttribute("readonly");
  });

  test("is joined by whom it is for, with a full load into the company", async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
    const sent = fakeApi({
      "POST /api/Invite/GetInvite": () => invitation,
      "POST /api/Invite/AcceptInvite": () => ({}),
    });
    renderInKit(<AcceptInvitePage />, { path });
    await userEvent.setup().click(await screen.findByRole("button", { name: "Join Northbank Builders" }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/"));
    expect(sent.at(-1)?.body).toEqual({ token: "secret-1" });
  });

  test("for someone else says who is signed in and offers to change", async () => {
    fakeApi({ "POST /api/Invite/GetInvite": () => ({ ...invitation, email: "new@site.example" }) });
    renderInKit(<AcceptInvitePage />, { path });
    expect(await screen.findByRole("alert")).toHaveTextContent("signed in as owner@northbank.demo");
    expect(screen.getByRole("button", { name: "Sign out and continue" })).toBeEnabled();
  });

  test("that is used up says whom to ask and leads on", async () => {
    fakeApi({ "POST /api/Invite/GetInvite": () => refusal(404, 6, "This invitation was withdrawn.") });
    renderInKit(<AcceptInvitePage />, { path, session: visitor });
    expect(await screen.findByText("This invitation was withdrawn.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to sign in" })).toHaveAttribute("href", "/sign-in");
  });
});
