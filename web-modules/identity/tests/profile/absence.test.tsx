import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AbsencePanel } from "../../src/features/profile/absence-panel";

const tan = {
  userId: "user-tan",
  fullName: "Tan Bo",
  email: "tan@example.test",
  photoUrl: null,
  nameAbbreviation: "TB",
  abbreviationBgColor: "#14634D",
};
const away = { standIn: tan, standInUserId: "user-tan", fromOn: "2026-11-25", untilOn: "2026-11-28" };

test("who stands in is said and ended, and for whom one stands in oneself", async () => {
  const sent = fakeApi({
    "GET /api/User/GetSelfAbsence": () => ({
      absence: away,
      standsInFor: [
        { person: { ...tan, userId: "user-lim", fullName: "Lim Wei" }, fromOn: "2026-12-01", untilOn: "2026-12-02" },
      ],
    }),
    "DELETE /api/User/DeleteSelfAbsence": () => ({ absence: null, standsInFor: [] }),
  });
  renderInKit(<AbsencePanel />);
  expect(await screen.findByText(/Tan Bo stands in for you from/)).toBeVisible();
  expect(screen.getByText(/You stand in for Lim Wei from/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "I am back" }));
  await waitFor(() => expect(sent.some(({ method }) => method === "DELETE")).toBe(true));
});

test("nothing is sent without a person and both days", async () => {
  const sent = fakeApi({
    "GET /api/User/GetSelfAbsence": () => ({ absence: null, standsInFor: [] }),
    "GET /api/Member/QueryMembers": () => ({
      data: [],
      totalCount: 0,
      totalPageCount: 0,
      pageNumber: 1,
      pageCount: 50,
    }),
  });
  renderInKit(<AbsencePanel />);
  await userEvent.click(await screen.findByRole("button", { name: "Save" }));
  expect(await screen.findByText("Choose who stands in for you.")).toBeVisible();
  expect(screen.getAllByText("Choose a day.")).toHaveLength(2);
  expect(sent.some(({ method }) => method === "PUT")).toBe(false);
});

test("nobody stands in for themselves", async () => {
  const me = { ...tan, userId: "user-1", fullName: "Ada Owner" };
  fakeApi({
    "GET /api/User/GetSelfAbsence": () => ({ absence: null, standsInFor: [] }),
    "GET /api/Member/QueryMembers": () => ({
      data: [me, tan],
      totalCount: 2,
      totalPageCount: 1,
      pageNumber: 1,
      pageCount: 50,
    }),
  });
  renderInKit(<AbsencePanel />);
  await userEvent.click(await screen.findByRole("combobox", { name: /Stands in for you/ }));
  expect(await screen.findByRole("option", { name: /^Tan Bo/ })).toBeVisible();
  expect(screen.queryByRole("option", { name: /^Ada Owner/ })).toBeNull();
});
