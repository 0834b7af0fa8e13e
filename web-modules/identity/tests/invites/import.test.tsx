import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { TEMPLATE } from "../../src/features/invites/import-template";
import { seatsLeft } from "../../src/features/invites/seats";
import ImportInvitesPage from "../../src/pages/import-invites";

const count = {
  membersCount: 3,
  pendingInviteCount: 1,
  accountOwnersCount: 1,
  adminsCount: 0,
  managersCount: 1,
  seatsCount: 5,
};
const row = (line: number, email: string, verdict: string, message = "") => ({
  line,
  email,
  fullName: "",
  role: "member",
  teams: [],
  projects: [],
  verdict,
  message,
});
const rows = [
  row(2, "ravi@site.example", "invite", "Can be invited."),
  row(3, "nobody", "invalid", "“nobody” is not an e-mail address."),
];
const file = new File([TEMPLATE], "people.csv", { type: "text/csv" });

describe("inviting from a file", () => {
  test("shows each row's verdict, and sends only when told to", async () => {
    const sent: string[] = [];
    fakeApi({
      "GET /api/AdminConsole/GetMembersCount": () => count,
      "POST /api/Invite/CheckMembersCsv": () => ({ rows, inviteCount: 1, dryRun: true }),
      "POST /api/Invite/InviteMembersCsv": ({ body }) => {
        sent.push(String(body));
        return { rows, inviteCount: 1, dryRun: false };
      },
    });
    renderInKit(<ImportInvitesPage />);
    const user = userEvent.setup();
    expect(await screen.findByText("1 seat left")).toBeVisible();
    await user.upload(screen.getByLabelText(/CSV file/), file);
    const table = await screen.findByRole("table", { name: "Rows of the file" });
    expect(within(table).getByText("Will be invited")).toBeVisible();
    expect(within(table).getByText("Can be invited.")).toBeVisible();
    expect(within(table).getByText("“nobody” is not an e-mail address.")).toBeVisible();
    expect(sent).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Send 1 invitation" }));
    expect(await within(table).findByText("Invited")).toBeVisible();
    expect(within(table).queryByText("Can be invited.")).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain("false");
    expect(screen.getByRole("link", { name: "See the invitations" })).toHaveAttribute("href", "/members/invites");
    expect(screen.queryByRole("button", { name: /Send/ })).not.toBeInTheDocument();
  });

  test("a file that cannot be read says why and offers no sending", async () => {
    fakeApi({
      "GET /api/AdminConsole/GetMembersCount": () => count,
      "POST /api/Invite/CheckMembersCsv": () => refusal(422, 4, "The file has no column “email”."),
    });
    renderInKit(<ImportInvitesPage />);
    await userEvent.setup().upload(screen.getByLabelText(/CSV file/), file);
    expect(await screen.findByText("The file has no column “email”.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Send/ })).not.toBeInTheDocument();
  });
});

test("an open invitation holds its seat, and there are never fewer than none left", () => {
  expect(seatsLeft(count)).toBe(1);
  expect(seatsLeft({ membersCount: 9, pendingInviteCount: 3, seatsCount: 5 })).toBe(0);
});
