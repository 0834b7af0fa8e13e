import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AbsenceButton } from "../src/features/absence/absence-button";
import { AbsenceForm } from "../src/features/absence/absence-form";
import { person } from "./records";

const END = "/api/TimeSheet/DeleteApproverAbsence";
const absence = { standIn: person, standInUserId: person.userId, fromOn: "2026-12-01", untilOn: "2026-12-12" };

function api(there: typeof absence | null) {
  signedInCookie();
  return fakeApi({
    "GET /api/TimeSheet/GetApproverAbsence": () => there,
    [`DELETE ${END}`]: () => null,
  });
}

test("who is away says who stands in, from when to when", async () => {
  api(null);
  renderInKit(<AbsenceButton />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "While you are away" }));
  const form = within(await screen.findByRole("form", { name: "While you are away" }));
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(form.getByText("Choose who stands in for you.")).toBeVisible();
});

test("who is back answers themself again", async () => {
  const sent = api(absence);
  renderInKit(<AbsenceButton />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /^Away until/ }));
  expect(await screen.findByText(new RegExp(`^${person.fullName} answers for you`))).toBeVisible();
  await user.click(screen.getByRole("button", { name: "I am back" }));
  await waitFor(() => expect(sent.some(({ path }) => path === END)).toBe(true));
});

test("nobody answers in their own place", async () => {
  signedInCookie();
  const me = { ...person, userId: "user-1", fullName: "Ada Owner" };
  fakeApi({
    "GET /api/Member/QueryMembers": () => ({ data: [me, person], totalCount: 2, pageNumber: 1, pageCount: 50 }),
  });
  renderInKit(<AbsenceForm absence={null} />);
  await userEvent.click(await screen.findByRole("combobox", { name: /Stands in for you/ }));
  expect(await screen.findByRole("option", { name: /^Tan Bo/ })).toBeVisible();
  expect(screen.queryByRole("option", { name: /^Ada Owner/ })).toBeNull();
});
