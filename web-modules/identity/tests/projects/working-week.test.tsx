import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { ProjectDetail } from "../../src/features/projects/api";
import { ProjectWeek } from "../../src/features/working-week/project-week";
import { readDay, weekOf, weekValues } from "../../src/features/working-week/week";

const USUAL = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromTime: "08:00", untilTime: "17:00" }));
const project = {
  projectId: "0190a1b2-0000-7000-8000-0000000000c1",
  workingWeek: null,
  companyWorkingWeek: USUAL,
} as ProjectDetail;

test.each([
  ["", []],
  ["08:00–17:00", [["08:00", "17:00"]]],
  [
    "13:00-24:00, 8:00 - 12:00",
    [
      ["08:00", "12:00"],
      ["13:00", "24:00"],
    ],
  ],
  ["08:00", null],
  ["17:00–08:00", null],
  ["08:00–24:30", null],
  ["08:00–12:00, 11:00–13:00", null],
  ["1:00–2:00, 3:00–4:00, 5:00–6:00, 7:00–8:00, 9:00–10:00", null],
])("what is written beside a day: %s", (text, expected) => {
  expect(readDay(text)).toEqual(expected);
});

test("a week is the same after it was shown and read", () => {
  expect(weekOf(weekValues(USUAL))).toEqual(USUAL);
});

test("a project is given hours of its own, and told what can't be read at its day", async () => {
  signedInCookie();
  const sent: unknown[] = [];
  fakeApi({
    "PUT /api/Project/UpdateProject": ({ body }: { body: unknown }) => {
      sent.push(body);
      return project;
    },
  });
  renderInKit(<ProjectWeek project={project} />);
  expect(await screen.findByText(/The company's count: Monday 08:00–17:00/)).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox", { name: "This project has working hours of its own" }));
  const saturday = screen.getByRole("textbox", { name: "Saturday" });
  await userEvent.type(saturday, "8 to 12");
  await userEvent.click(screen.getByRole("button", { name: "Save working hours" }));
  expect(await screen.findByText(/Write times as 08:00–17:00/)).toBeVisible();
  await userEvent.clear(saturday);
  await userEvent.type(saturday, "8:00-12:30");
  await userEvent.click(screen.getByRole("button", { name: "Save working hours" }));
  const week = [...USUAL, { weekday: 6, fromTime: "08:00", untilTime: "12:30" }];
  await waitFor(() => expect(sent).toEqual([{ projectId: project.projectId, workingWeek: week }]));
});
