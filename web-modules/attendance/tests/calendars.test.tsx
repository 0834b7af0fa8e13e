import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { HolidayCalendars } from "../src/features/holidays/calendars";
import { jetty, pageOf } from "./records";

const johor = {
  holidayCalendarId: "0190a1b2-0000-7000-8000-00000000ca01",
  name: "Johor",
  projects: [{ projectId: jetty.projectId, name: jetty.name }],
  revision: 2,
};
const SET = "/api/GroupSetting/SetHolidayCalendar";
const DELETE_ALL = "/api/GroupSetting/DeleteHolidayCalendar";
const SET_DAY = "/api/GroupSetting/SetHolidayCalendarDay";
const DELETE = "/api/GroupSetting/DeleteHolidayCalendarDay";

function shown(path: string) {
  signedInCookie();
  const sent = fakeApi({
    "GET /api/GroupSetting/QueryHolidayCalendars": () => [johor],
    "GET /api/GroupSetting/GetHolidayCalendarDays": () => [{ date: "2026-01-29", name: "New Year", isHalf: true }],
    "GET /api/Project/QueryProjects": () => pageOf({ ...jetty, timeZone: "Asia/Singapore" }),
    [`PUT ${SET}`]: () => johor,
    [`PUT ${SET_DAY}`]: () => null,
    [`DELETE ${DELETE}`]: () => null,
    [`DELETE ${DELETE_ALL}`]: () => null,
  });
  renderInKit(<HolidayCalendars />, { path });
  return { user: userEvent.setup(), body: (of: string) => sent.find(({ path: called }) => called === of)?.body };
}

test("a region is a name and its projects", async () => {
  const { user, body } = shown("/attendance/settings?holidayCalendar=new");
  const form = within(await screen.findByRole("form", { name: "New region" }));
  await user.type(form.getByRole("textbox", { name: /Region/ }), "Kedah");
  await user.click(form.getByRole("combobox", { name: /Projects/ }));
  await user.click(await screen.findByRole("option", { name: "Jetty 4" }));
  await user.click(form.getByRole("button", { name: "Add" }));
  await waitFor(() =>
    expect(body(SET)).toEqual({
      holidayCalendarId: null,
      revision: 0,
      name: "Kedah",
      projectIds: [jetty.projectId],
    }),
  );
});

test("its days are entered and deleted", async () => {
  const { user, body } = shown(`/attendance/settings?holidayCalendar=${johor.holidayCalendarId}`);
  expect(await screen.findByText(/New Year · .* · from noon/)).toBeVisible();
  const form = within(screen.getByRole("form", { name: "New holiday" }));
  await user.type(form.getByLabelText(/Day/), "2026-08-31");
  await user.type(form.getByRole("textbox", { name: /Name/ }), "Merdeka");
  await user.click(form.getByRole("button", { name: "Add" }));
  const { holidayCalendarId } = johor;
  await waitFor(() =>
    expect(body(SET_DAY)).toEqual({ holidayCalendarId, date: "2026-08-31", name: "Merdeka", isHalf: false }),
  );
  const verb = { name: "Delete “New Year”" };
  await user.click(screen.getByRole("button", verb));
  const question = within(await screen.findByRole("dialog", verb));
  expect(body(DELETE)).toBeUndefined();
  await user.click(question.getByRole("button", verb));
  await waitFor(() => expect(body(DELETE)).toEqual({ holidayCalendarId, date: "2026-01-29" }));
});

test("a region is deleted when somebody said so twice, and is told what becomes of its projects", async () => {
  const { user, body } = shown(`/attendance/settings?holidayCalendar=${johor.holidayCalendarId}`);
  const verb = { name: "Delete “Johor”" };
  await user.click(await screen.findByRole("button", verb));
  const question = within(await screen.findByRole("dialog", verb));
  expect(question.getByText(/1 project is then of no region/)).toBeVisible();
  expect(body(DELETE_ALL)).toBeUndefined();
  await user.click(question.getByRole("button", verb));
  await waitFor(() => expect(body(DELETE_ALL)).toEqual({ holidayCalendarId: johor.holidayCalendarId, revision: 2 }));
});
