import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { OwnerPanels } from "../../src/features/admin/owner-panels";

const company = { groupId: "0190a1b2-0000-7000-8000-0000000000a1", name: "Northbank Builders" };

test("a company is deleted by who types its name and their password, and by nobody else", async () => {
  const all = { totalCount: 0, totalPageCount: 1, pageNumber: 1, pageCount: 20, data: [] };
  const sent = fakeApi({
    "GET /api/Member/QueryMembers": () => all,
    "DELETE /api/Group/DeleteGroup": () =>
      refusal(422, 4, "Check the marked fields.", {
        fields: [{ field: "password", message: "This password is not right." }],
      }),
  });
  renderInKit(<OwnerPanels company={company as never} />);
  const user = userEvent.setup();
  const button = screen.getByRole("button", { name: "Delete Northbank Builders" });
  await user.click(button);
  expect(await screen.findByText("Type it as it is written: Northbank Builders")).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: /Type Northbank Builders/ }), "Northbank");
  await user.click(button);
  const deletions = () => sent.filter((each) => each.method === "DELETE");
  expect(deletions()).toEqual([]);
  await user.type(screen.getByRole("textbox", { name: /Type Northbank Builders/ }), " Builders");
  await user.type(screen.getAllByLabelText(/Your password/).at(-1) as HTMLElement, "not mine");
  await user.click(button);
  expect(await screen.findByText("This password is not right.")).toBeVisible();
  expect(deletions().at(-1)?.body).toEqual({
    groupId: company.groupId,
    confirmName: company.name,
    password: "not mine",
  });
});
