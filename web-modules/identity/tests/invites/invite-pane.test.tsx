import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { InvitePane } from "../../src/features/invites/invite-pane";

const page = (...data: object[]) => ({
  data,
  totalCount: data.length,
  totalPageCount: 1,
  pageNumber: 1,
  pageCount: 50,
});

test("who has invited somebody is done, and says beforehand what a team is for", async () => {
  const none = { membersCount: 3, pendingInviteCount: 1, seatsCount: 9 };
  fakeApi({
    "GET /api/AdminConsole/GetMembersCount": () => none,
    "GET /api/Team/QueryTeams": () => page({ teamId: "team", name: "Safety" }),
    "GET /api/Project/QueryProjects": () => page(),
    "POST /api/Invite/InviteMember": () => ({ inviteId: "invite", email: "li@site.example" }),
  });
  renderInKit(<InvitePane pane={{ id: "new", open: () => undefined, close: () => undefined }} />);
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "Invite someone" }));
  expect(await pane.findByText(/whoever is in none may have no form/)).toBeVisible();
  expect(pane.getByRole("button", { name: "Cancel" })).toBeVisible();
  await user.type(pane.getByRole("textbox", { name: /E-mail/ }), "li@site.example");
  await user.click(pane.getByRole("button", { name: "Send the invitation" }));
  expect(await pane.findByRole("button", { name: "Done" })).toBeVisible();
  expect(pane.queryByRole("button", { name: "Cancel" })).not.toBeInTheDocument();
});
