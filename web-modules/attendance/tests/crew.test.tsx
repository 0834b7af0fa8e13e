import { fakeApi, refusal, renderInKit, signedInCookie, testSession } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import CrewPage from "../src/pages/crew";
import { takesPictures } from "./camera";
import { jetty, pageOf, person } from "./records";

const PUNCHES = "/api/TimeSheet/CreateCrewPunches";
const NAMES = ["Ana Cruz", "Bo Tan", "Chen Li", "Dev Rao", "Eva Lim"];
const idOf = (index: number) => `0190a1b2-0000-7000-8000-0000000001b${index}`;
let visit = 0;

const hand = (fullName: string, index: number) => ({
  ownerUserId: idOf(index),
  person: { ...person, userId: idOf(index), fullName },
  state: fullName === "Eva Lim" ? "in" : "out",
  since: fullName === "Eva Lim" ? "2026-11-20T00:00:00Z" : null,
  isElsewhere: false,
  elsewhereProjectId: null,
});
const crew = {
  projectId: jetty.projectId,
  timeZone: "Asia/Singapore",
  isPositionAsked: false,
  isPhotoAsked: false,
  people: NAMES.map(hand),
  totalCount: NAMES.length,
  pageNumber: 1,
  totalPageCount: 1,
};

/** Three, and two when they are asked for. */
const inTwoPages = ({ query }: { query: URLSearchParams }) => {
  const pageNumber = Number(query.get("pageNumber"));
  return {
    ...crew,
    people: pageNumber === 1 ? crew.people.slice(0, 3) : crew.people.slice(3),
    pageNumber,
    totalPageCount: 2,
  };
};

interface Sent {
  punches: {
    punchId: string;
    userId: string;
    projectId: string;
    checkType: number;
    statedTime: string | null;
    deviceTime: string;
  }[];
}

function open(handlers: Parameters<typeof fakeApi>[0] = {}, userId = `foreman-${++visit}`) {
  signedInCookie();
  const calls = fakeApi({
    "GET /api/Project/QueryProjects": () => pageOf(jetty),
    "GET /api/TimeSheet/GetCrew": () => crew,
    [`POST ${PUNCHES}`]: ({ body }: { body: unknown }) => ({
      verdicts: (body as Sent).punches.map(({ punchId, userId: whose }) =>
        whose === idOf(2)
          ? { punchId, verdict: "refused", at: null, marks: [], reason: "This person is not in the project." }
          : { punchId, verdict: "stored", at: "2026-11-20T00:00:00Z", marks: [], reason: null },
      ),
    }),
    ...handlers,
  });
  const session = testSession();
  const shown = renderInKit(<CrewPage />, {
    path: "/attendance/crew",
    session: { ...session, profile: session.profile && { ...session.profile, userId } },
  });
  const bodies = () => calls.filter(({ path }) => path === PUNCHES).map(({ body }) => body as Sent);
  return { user: userEvent.setup(), bodies, userId, leave: shown.unmount };
}

const choice = (name: string) => screen.findByRole("checkbox", { name: new RegExp(name) });

beforeEach(() => localStorage.clear());

test("checks in everybody who is not at work yet, and says who was refused and why", async () => {
  const { user, bodies } = open();
  await user.click(await screen.findByRole("button", { name: "All 5" }));
  await user.click(screen.getByRole("button", { name: "Check in: 4 people" }));
  const done = await screen.findByRole("list", { name: "Recorded for" });
  await waitFor(() => expect(within(done).getAllByRole("listitem")).toHaveLength(3));
  expect(screen.getByText(/This person is not in the project/)).toBeVisible();
  expect(screen.getByText(/Chen Li · Check in/)).toBeVisible();
  expect(bodies()[0]?.punches.map(({ userId, checkType }) => [userId, checkType])).toEqual(
    [0, 1, 2, 3].map((index) => [idOf(index), 1]),
  );
  // Who was at work stays chosen: for them there is something else to press.
  expect(screen.getByRole("button", { name: "Check out: 1 person" })).toBeVisible();
});

test("whoever comes over from another site is checked out there", async () => {
  const there = "0190a1b2-0000-7000-8000-0000000001c9";
  const since = new Date(Date.now() - 3_600_000).toISOString();
  const [first, ...others] = crew.people;
  const people = [{ ...first, state: "in", since, isElsewhere: true, elsewhereProjectId: there }, ...others];
  const { user, bodies } = open({
    "GET /api/TimeSheet/GetCrew": () => ({ ...crew, people }),
    "GET /api/Project/QueryProjects": () => pageOf(jetty, { ...jetty, projectId: there, name: "Tower C" }),
  });
  await user.click(await screen.findByRole("combobox", { name: "Project" }));
  await user.click(screen.getByRole("option", { name: new RegExp(jetty.name) }));
  await user.click(await choice("Ana Cruz"));
  await user.click(await choice("Bo Tan"));
  expect(screen.getByText(/At work at Tower C/)).toBeVisible();
  expect(screen.getByText(/is checked out there/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Check in: 2 people" }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]?.punches.map((each) => [each.userId, each.projectId, each.checkType])).toEqual([
    [idOf(0), there, 2],
    [idOf(0), jetty.projectId, 1],
    [idOf(1), jetty.projectId, 1],
  ]);
  expect(await screen.findByText(/^Check out: recorded for 1 person/)).toBeVisible();
});

test("of a large crew the others come when they are asked for", async () => {
  const { user } = open({ "GET /api/TimeSheet/GetCrew": inTwoPages });
  await choice("Chen Li");
  expect(screen.queryByRole("checkbox", { name: /Dev Rao/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show more (2 people to come)" }));
  await user.click(await choice("Dev Rao"));
  expect(screen.queryByRole("button", { name: /Show more/ })).toBeNull();
  expect(screen.getByRole("button", { name: "All 5" })).toBeVisible();
});

test("whoever looks for a name of a large crew finds it on any page", async () => {
  const { user } = open({ "GET /api/TimeSheet/GetCrew": inTwoPages });
  await user.click(await choice("Ana Cruz"));
  await user.type(screen.getByRole("searchbox", { name: "Find somebody" }), "Eva");
  await user.click(await choice("Eva Lim"));
  await user.clear(screen.getByRole("searchbox", { name: "Find somebody" }));
  expect(await choice("Ana Cruz")).toBeChecked();
  expect(await choice("Eva Lim")).toBeChecked();
});

test("the last crew is found again on whatever page", async () => {
  const { user, userId, leave } = open();
  await user.click(await choice("Dev Rao"));
  await user.click(screen.getByRole("button", { name: "Check in: 1 person" }));
  await screen.findByRole("list", { name: "Recorded for" });
  leave();
  const again = open({ "GET /api/TimeSheet/GetCrew": inTwoPages }, userId);
  await again.user.click(await screen.findByRole("button", { name: "Last crew (1)" }));
  expect(await choice("Dev Rao")).toBeChecked();
});

test("one of them came at another time", async () => {
  const { user, bodies } = open();
  await user.click(await choice("Ana Cruz"));
  await user.click(await choice("Bo Tan"));
  await user.click(screen.getByRole("button", { name: "Another time for Bo Tan" }));
  const [hour] = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Singapore", hour: "2-digit", hourCycle: "h23" })
    .formatToParts(new Date(Date.now() - 3_600_000))
    .map(({ value }) => value);
  await user.type(screen.getByLabelText("Time for Bo Tan"), `${hour}:00`);
  await user.click(screen.getByRole("button", { name: "Check in: 2 people" }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  const [ana, bo] = bodies()[0]?.punches ?? [];
  expect(ana?.statedTime).toBeNull();
  const before = Date.parse(bo?.deviceTime ?? "") - Date.parse(bo?.statedTime ?? "");
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThanOrEqual(2 * 3_600_000);
});

test("a time that is still ahead is asked about, and nothing is pressed", async () => {
  const { user, bodies } = open();
  await user.click(await choice("Ana Cruz"));
  const soon = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Asia/Singapore",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(new Date(Date.now() + 3_600_000));
  await user.type(screen.getByLabelText("Time, if not now"), soon);
  await user.click(screen.getByRole("button", { name: "Check in: 1 person" }));
  expect(await screen.findByText(/still ahead/)).toBeVisible();
  expect(bodies()).toEqual([]);
});

test("without a network the people are known, what is pressed is kept, and the last crew too", async () => {
  const first = open();
  await first.user.click(await choice("Ana Cruz"));
  await first.user.click(screen.getByRole("button", { name: "Check in: 1 person" }));
  await screen.findByRole("list", { name: "Recorded for" });
  first.leave();
  const away = () => refusal(503, 12, "Not there.");
  const { user } = open({ "GET /api/TimeSheet/GetCrew": away, [`POST ${PUNCHES}`]: away }, first.userId);
  await user.click(await screen.findByRole("button", { name: "Last crew (1)" }));
  expect(await choice("Ana Cruz")).toBeChecked();
  expect(screen.getByText(/as they were last known/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Check out: 1 person" }));
  expect(await screen.findByText("Kept on this phone, not sent yet")).toBeVisible();
  expect(screen.getByText(/Ana Cruz · Check out/)).toHaveTextContent(/Jetty 4$/);
}, 30_000);

test("what an earlier visit left here is said to be recorded once it went out", async () => {
  let isAway = true;
  const answer = ({ body }: { body: unknown }) =>
    isAway
      ? refusal(503, 12, "Not there.")
      : {
          verdicts: (body as Sent).punches.map(({ punchId }) => ({
            punchId,
            verdict: "stored",
            at: "2026-11-20T00:00:00Z",
            marks: [],
            reason: null,
          })),
        };
  const first = open({ [`POST ${PUNCHES}`]: answer });
  await first.user.click(await choice("Ana Cruz"));
  await first.user.click(await choice("Bo Tan"));
  await first.user.click(screen.getByRole("button", { name: "Check in: 2 people" }));
  await screen.findByText("Kept on this phone, not sent yet");
  first.leave();
  open({ [`POST ${PUNCHES}`]: answer }, first.userId);
  await screen.findByText("Kept on this phone, not sent yet");
  isAway = false;
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText("Check in: recorded for 2 people")).toBeVisible();
}, 30_000);

test("one photo goes for all who were pressed for, and not for whom the service refused", async () => {
  takesPictures();
  const brought: string[] = [];
  const { user, bodies } = open({
    "POST /api/TimeSheet/UploadCrewPhoto": ({ body }: { body: unknown }) => {
      brought.push(String(body));
      return [];
    },
  });
  for (const name of ["Ana Cruz", "Bo Tan", "Chen Li"]) await user.click(await choice(name));
  expect(screen.getByText("One photo is of all whom you press for.")).toBeVisible();
  await user.upload(screen.getByLabelText("Take a photo"), new File(["picture"], "crew.jpg", { type: "image/jpeg" }));
  expect(await screen.findByText("Goes with your next press.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Check in/ }));
  await waitFor(() => expect(brought).toHaveLength(1));
  const stored = bodies().flatMap(({ punches }) => punches.filter(({ userId }) => userId !== idOf(2)));
  const ids = [...(brought[0] ?? "").matchAll(/name="punchIds"\s+([-0-9a-f]+)/g)].map(([, id]) => id);
  expect(ids).toEqual(stored.map(({ punchId }) => punchId));
});
