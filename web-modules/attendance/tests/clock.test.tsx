import { fakeApi, refusal, renderInKit, signedInCookie, testSession } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KeptPunches, keptOf, OWN_PUNCHES, type Whose } from "../src/features/clock/kept-punches";
import ClockPage from "../src/pages/clock";
import { takesPictures } from "./camera";
import { brief, jetty, pageOf, record, tower } from "./records";

const readKept = (whose: Whose) => keptOf(new KeptPunches(whose, OWN_PUNCHES).entries());
let visit = 0;

function api(handlers: Parameters<typeof fakeApi>[0]) {
  signedInCookie();
  let state = brief.state;
  return fakeApi({
    "GET /api/Clock/GetSelfTodayLatestAttendanceRecordBrief": () => ({ ...brief, state }),
    "POST /api/Clock/QuerySelfAttendanceRecordsByFilterReturnViewModel": () => pageOf(record),
    "GET /api/Project/QueryProjects": () => pageOf(jetty, tower),
    "POST /api/Clock/CreatePunches": ({ body }) => {
      state = "in";
      const verdict = { verdict: "stored", at: "2026-11-20T00:00:00Z", marks: [], reason: null };
      const { punches } = body as { punches: { punchId: string }[] };
      return { verdicts: punches.map(({ punchId }) => ({ punchId, ...verdict })) };
    },
    ...handlers,
  });
}

/** The outbox outlives a page: each test is another person's. */
function open() {
  visit += 1;
  const session = testSession();
  const userId = `user-${visit}`;
  renderInKit(<ClockPage />, {
    path: "/attendance",
    session: { ...session, profile: session.profile && { ...session.profile, userId } },
  });
  return { user: userEvent.setup(), userId };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("checks in at the chosen site, with a note", async () => {
  const sent = api({});
  const { user } = open();
  await user.click(await screen.findByRole("combobox", { name: "Project" }));
  await user.click(within(await screen.findByRole("listbox")).getByRole("option", { name: "Tower B" }));
  await user.type(screen.getByRole("textbox", { name: "Note" }), "Gate 2");
  await user.click(screen.getByRole("button", { name: "Check in" }));
  expect(await screen.findByText("At work")).toBeVisible();
  await waitFor(() =>
    expect(sent.find(({ path }) => path === "/api/Clock/CreatePunches")?.body).toMatchObject({
      punches: [{ projectId: tower.projectId, checkType: 1, note: "Gate 2", position: null }],
    }),
  );
});

test("who checks out is told when", async () => {
  let state = "in";
  api({
    "GET /api/Clock/GetSelfTodayLatestAttendanceRecordBrief": () => ({ ...brief, state }),
    "POST /api/Clock/CreatePunches": ({ body }) => {
      state = "out";
      const { punches } = body as { punches: { punchId: string }[] };
      const verdict = { verdict: "stored", at: "2026-11-20T09:00:00Z", marks: [], reason: null };
      return { verdicts: punches.map(({ punchId }) => ({ punchId, ...verdict })) };
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Check out" }));
  expect(await screen.findByText(/^Checked out at/)).toBeVisible();
});

test("who is in no project yet is told what to do, and has nothing to press", async () => {
  api({ "GET /api/Project/QueryProjects": () => pageOf() });
  open();
  expect(await screen.findByText("You are in no project yet")).toBeVisible();
  expect(screen.queryByRole("combobox", { name: "Project" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Check in" })).toBeNull();
});

test("who is added to a project meanwhile can check in without opening the page anew", async () => {
  let projects: object[] = [];
  api({ "GET /api/Project/QueryProjects": () => pageOf(...projects) });
  open();
  await screen.findByText("You are in no project yet");
  projects = [jetty];
  expect(await screen.findByRole("button", { name: "Check in" })).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Project" })).toHaveValue("Jetty 4");
}, 20_000);

test("asks for the site where there is no telling", async () => {
  api({ "GET /api/Clock/GetSelfTodayLatestAttendanceRecordBrief": () => ({ ...brief, projectId: null }) });
  const { user, userId } = open();
  await screen.findByRole("combobox", { name: "Project" });
  await user.click(screen.getByRole("button", { name: "Check in" }));
  expect(await screen.findByText("Choose the project where you are.")).toBeVisible();
  expect(readKept({ userId, groupId: "company-1" }).punches).toEqual([]);
});

test("what the service can't take is put right by the worker, or dropped", async () => {
  const sent = api({
    "POST /api/Clock/CreatePunches": ({ body }) => {
      const { punches } = body as { punches: { punchId: string; note: string }[] };
      if (punches.some(({ note }) => note.includes("gate"))) return refusal(422, 4, "Say it otherwise.");
      const verdict = { verdict: "stored", at: "2026-11-20T00:00:00Z", marks: [], reason: null };
      return { verdicts: punches.map(({ punchId }) => ({ punchId, ...verdict })) };
    },
  });
  const { user } = open();
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Project" })).toHaveValue("Jetty 4"));
  await user.click(screen.getByRole("textbox", { name: "Note" }));
  await user.paste("gate\u0007two");
  await user.click(screen.getByRole("button", { name: "Check in" }));
  expect(await screen.findByText(/Say it otherwise/)).toBeVisible();
  const note = screen.getAllByRole("textbox", { name: "Note" }).at(-1) as HTMLElement;
  expect(note).toHaveValue("gate two");
  await user.clear(note);
  await user.type(note, "Door");
  await user.click(screen.getByRole("button", { name: "Send again" }));
  await waitFor(() => expect(screen.queryByText(/Say it otherwise/)).toBeNull());
  const bodies = sent.filter(({ path }) => path === "/api/Clock/CreatePunches").map(({ body }) => body);
  expect(bodies).toMatchObject([{ punches: [{ note: "gate two" }] }, { punches: [{ note: "Door" }] }]);
});

test("without a network it counts at once, and says that it is only here", async () => {
  api({
    "POST /api/Clock/CreatePunches": () => {
      throw new TypeError("Failed to fetch");
    },
  });
  const { user, userId } = open();
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Project" })).toHaveValue("Jetty 4"));
  await user.click(await screen.findByRole("button", { name: "Check in" }));
  expect(await screen.findByText("At work")).toBeVisible();
  expect(await screen.findByText("Kept on this phone, not sent yet")).toBeVisible();
  expect(readKept({ userId, groupId: "company-1" }).punches).toHaveLength(1);
});

test("a thumb that taps twice presses once, and who takes it back at once is asked", async () => {
  const sent = api({});
  const { user } = open();
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Project" })).toHaveValue("Jetty 4"));
  const pressed = () =>
    sent
      .flatMap(({ body }) => (body as { punches?: { checkType: number }[] } | undefined)?.punches ?? [])
      .map((each) => each.checkType);
  await user.click(await screen.findByRole("button", { name: "Check in" }));
  const out = await screen.findByRole("button", { name: "Check out" });
  await user.click(out);
  expect(screen.getByText("At work")).toBeVisible();
  await waitFor(() => expect(out).toHaveAttribute("aria-disabled", "false"));
  expect(pressed()).toEqual([1]);
  await user.click(out);
  const asked = await screen.findByRole("dialog", { name: "You pressed “Check in” a moment ago" });
  await user.click(within(asked).getByRole("button", { name: "Cancel" }));
  expect(pressed()).toEqual([1]);
  await user.click(out);
  await user.click(await within(await screen.findByRole("dialog")).findByRole("button", { name: "Check out" }));
  await waitFor(() => expect(pressed()).toEqual([1, 2]));
});

test("who can’t be told where they are with their day is led into no check-in", async () => {
  let answer: (refused: Response) => void = () => undefined;
  api({
    "GET /api/Clock/GetSelfTodayLatestAttendanceRecordBrief": () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  });
  open();
  await screen.findByText("No check-out");
  expect(screen.queryByRole("button", { name: "Check in" })).toBeNull();
  answer(refusal(409, 4, "Not now."));
  expect(await screen.findByText("Your day could not be loaded")).toBeVisible();
  for (const name of ["Check in", "Check out", "Start break", "End break"])
    expect(screen.getByRole("button", { name })).toBeVisible();
});

test("who is at work sees since when, and may go on at another site in one step", async () => {
  const sent = api({
    "GET /api/Clock/GetSelfTodayLatestAttendanceRecordBrief": () => ({
      ...brief,
      state: "in",
      since: new Date().toISOString(),
    }),
  });
  const { user } = open();
  expect(await screen.findByText("At work")).toBeVisible();
  expect(screen.getByRole("button", { name: "Start break" })).toBeVisible();
  await user.click(await screen.findByRole("combobox", { name: "Go on at another project" }));
  await user.click(within(await screen.findByRole("listbox")).getByRole("option", { name: "Tower B" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === "/api/Clock/CreatePunches")?.body).toMatchObject({
      punches: [
        { projectId: jetty.projectId, checkType: 2 },
        { projectId: tower.projectId, checkType: 1 },
      ],
    }),
  );
});

test("who goes on at another site takes the note and the photo to both of them", async () => {
  takesPictures({ width: 640, height: 480 });
  const isAt = { ...brief, state: "in", since: new Date().toISOString(), isPhotoAsked: true };
  const sent = api({
    "GET /api/Clock/GetSelfTodayLatestAttendanceRecordBrief": () => isAt,
    "POST /api/Clock/UploadPunchPhoto": () => null,
  });
  const { user } = open();
  await user.type(await screen.findByRole("textbox", { name: "Note" }), "With the crane");
  await user.upload(screen.getByLabelText("Take a photo"), new File(["me"], "me.jpg", { type: "image/jpeg" }));
  await screen.findByText("Goes with your next press.");
  await user.click(screen.getByRole("combobox", { name: "Go on at another project" }));
  await user.click(within(await screen.findByRole("listbox")).getByRole("option", { name: "Tower B" }));
  const photos = () => sent.filter(({ path }) => path === "/api/Clock/UploadPunchPhoto");
  await waitFor(() => expect(photos()).toHaveLength(2));
  const made = sent.find(({ path }) => path === "/api/Clock/CreatePunches")?.body as {
    punches: { punchId: string; note: string }[];
  };
  expect(made.punches.map(({ note }) => note)).toEqual(["With the crane", "With the crane"]);
  expect(screen.getByRole("textbox", { name: "Note" })).toHaveValue("");
  expect(screen.queryByText("Goes with your next press.")).toBeNull();
});

test("shows what is to look at of a day", async () => {
  api({});
  open();
  expect(await screen.findByText("No check-out")).toBeVisible();
});
