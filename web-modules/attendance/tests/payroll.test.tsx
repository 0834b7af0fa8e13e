import { fakeApi, refusal, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { PayrollPanel } from "../src/features/payroll/mapping-panel";
import { NumbersPanel } from "../src/features/payroll/numbers-panel";
import { PayrollFile } from "../src/features/payroll/payroll-file";

const SET = "/api/GroupSetting/SetPayrollMapping";
const mapping = {
  columns: [
    { field: "person" as const, heading: "Name" },
    { field: "code" as const, heading: "Code" },
    { field: "hours" as const, heading: "Hours" },
  ],
  codes: [{ kind: "regular" as const, name: "", code: "100" }],
  dateForm: "iso" as const,
  hoursForm: "decimal" as const,
  rowsOf: "day" as const,
  hasTotals: true,
};
const check = {
  people: 2,
  peopleWithoutNumber: 1,
  totals: [{ code: "100", minutes: 4800 }],
  minutes: 4800,
  premiumMinutes: 0,
  leftOutMinutes: 0,
  leftOutPremiumMinutes: 0,
  withoutCode: [] as string[],
  daysNotApproved: 3,
};

function api(found = check) {
  signedInCookie();
  return fakeApi({
    "GET /api/GroupSetting/GetPayrollMapping": () => ({ mapping, revision: 4 }),
    "GET /api/GroupSetting/GroupAttendanceRecordTypes": () => [],
    [`PUT ${SET}`]: () => ({ mapping, revision: 5 }),
    "GET /api/TimeSheet/CheckPayroll": () => found,
  });
}

beforeEach(() => localStorage.clear());

test("columns are put in order, and a file without codes is refused", async () => {
  const sent = api();
  renderInKit(<PayrollPanel />, { path: "/attendance/settings?payroll=mapping" });
  const user = userEvent.setup();
  const form = within(await screen.findByRole("form", { name: "File for payroll" }));
  await user.click(form.getByRole("button", { name: "Move Code up" }));
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === SET)?.body).toMatchObject({
      revision: 4,
      mapping: { columns: [{ field: "code" }, { field: "person" }, { field: "hours" }], codes: mapping.codes },
    }),
  );
});

test("a file has a column of codes", async () => {
  const sent = api();
  renderInKit(<PayrollPanel />, { path: "/attendance/settings?payroll=mapping" });
  const user = userEvent.setup();
  const form = within(await screen.findByRole("form", { name: "File for payroll" }));
  await user.click(form.getByRole("button", { name: "Remove Code" }));
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText(/have one of codes/)).toBeVisible();
  expect(sent.some(({ path }) => path === SET)).toBe(false);
});

const days = { firstDate: "2026-11-16", lastDate: "2026-11-22" };

test("what the file holds is said before it is made", async () => {
  api();
  renderInKit(<PayrollFile days={days} name="16–22 Nov" />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Payroll file" }));
  expect(await screen.findByText("3 days are not approved and not in the file.")).toBeVisible();
  expect(screen.getAllByText("80:00")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Download" })).toBeVisible();
});

test("a premium is said beside the hours that it is of, and not added to them", async () => {
  const totals = [
    { code: "100", minutes: 4800 },
    { code: "N", minutes: 90 },
  ];
  api({ ...check, totals, premiumMinutes: 90, leftOutPremiumMinutes: 30 });
  renderInKit(<PayrollFile days={days} name="16–22 Nov" />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Payroll file" }));
  const shownFor = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;
  expect(await shownFor("Paid hours")).toBe("80:00");
  expect(await shownFor("With a premium besides")).toBe("1:30");
  expect(await shownFor("Left out, premiums")).toBe("0:30");
  expect(screen.getByText(/it is no hour more/)).toBeVisible();
});

test("there is no file while a line has no code", async () => {
  api({ ...check, withoutCode: ["regular"] });
  renderInKit(<PayrollFile days={days} name="16–22 Nov" />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Payroll file" }));
  expect(await screen.findByText(/No code yet: Regular/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Download" })).toBeNull();
});

const NUMBERS = "/api/GroupSetting/SetPayrollNumbers";
const people = [
  { userId: "bo", fullName: "Tan Bo", email: "bo@example.test" },
  { userId: "mei", fullName: "Chua Mei", email: "mei@example.test" },
];

function numbered(set: () => unknown) {
  signedInCookie();
  return fakeApi({
    "GET /api/GroupSetting/GetPayrollNumbers": () => [{ userId: "bo", number: "7" }],
    "GET /api/Member/QueryMembers": () => ({ data: people, totalCount: 60 }),
    [`PUT ${NUMBERS}`]: set,
  });
}

async function entering() {
  renderInKit(<NumbersPanel />, { path: "/attendance/settings?payroll=numbers" });
  const user = userEvent.setup();
  const form = within(await screen.findByRole("form", { name: "Payroll numbers" }));
  await user.type(form.getByRole("textbox", { name: "Chua Mei" }), "0042");
  await user.click(form.getByRole("button", { name: "Save" }));
  return form;
}

test("of numbers those that were changed are sent, with what was seen", async () => {
  const sent = numbered(() => [
    { userId: "bo", number: "7" },
    { userId: "mei", number: "0042" },
  ]);
  const form = await entering();
  expect(form.getByRole("textbox", { name: "Tan Bo" })).toHaveValue("7");
  expect(form.getByText("58 more people: search by name.")).toBeVisible();
  await waitFor(() =>
    expect(sent.find(({ path }) => path === NUMBERS)?.body).toEqual({
      numbers: [{ userId: "mei", number: "0042", was: "" }],
    }),
  );
});

test("a number that somebody else has is told, and what was entered stays", async () => {
  numbered(() => refusal(409, 9, "Tan Bo has the number 0042 already. Give each person one of their own."));
  const form = await entering();
  expect(await form.findByText(/Tan Bo has the number 0042 already/)).toBeVisible();
  expect(form.getByRole("textbox", { name: "Chua Mei" })).toHaveValue("0042");
});
