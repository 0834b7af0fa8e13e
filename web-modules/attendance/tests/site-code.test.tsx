import { fakeApi, refusal, renderInKit, signedInCookie, testSession } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { siteCodeIn } from "../src/features/site-code/code";
import SiteCodeTab from "../src/features/site-code/site-code-tab";
import ClockPage from "../src/pages/clock";
import ScanPage from "../src/pages/scan";
import SitePage from "../src/pages/site";
import { brief, jetty, pageOf, record, tower } from "./records";

const CODE = "0123456789ABCDEFGHJKMNPQRS";
const LINK = `/attendance/site/${CODE}`;
const PUNCHES = "/api/Clock/CreatePunches";
let visit = 0;

beforeEach(() => localStorage.clear());

function openClock(handlers: Parameters<typeof fakeApi>[0] = {}, code = CODE) {
  signedInCookie();
  const sent = fakeApi({
    "GET /api/Clock/GetSelfTodayLatestAttendanceRecordBrief": () => brief,
    "POST /api/Clock/QuerySelfAttendanceRecordsByFilterReturnViewModel": () => pageOf(record),
    "GET /api/Project/QueryProjects": () => pageOf(jetty, tower),
    "GET /api/SiteCode/GetSiteByCode": () => ({ projectId: tower.projectId, projectName: tower.name, isClosed: false }),
    [`POST ${PUNCHES}`]: ({ body }: { body: unknown }) => ({
      verdicts: (body as { punches: { punchId: string }[] }).punches.map(({ punchId }) => ({
        punchId,
        verdict: "stored",
        at: "2026-11-20T00:00:00Z",
        marks: [],
        reason: null,
      })),
    }),
    ...handlers,
  });
  visit += 1;
  const session = testSession();
  renderInKit(<ClockPage />, {
    path: `/attendance?site=${code}`,
    session: { ...session, profile: session.profile && { ...session.profile, userId: `scanner-${visit}` } },
  });
  return { sent, user: userEvent.setup() };
}

const pressed = async (sent: readonly { path: string; body: unknown }[]) => {
  await waitFor(() => expect(sent.some(({ path }) => path === PUNCHES)).toBe(true));
  return sent.flatMap(({ path, body }) => (path === PUNCHES ? (body as { punches: object[] }).punches : []));
};

test("whoever scanned a poster checks in there with one tap, and the code goes along", async () => {
  const { sent, user } = openClock();
  expect(await screen.findByText("You scanned the code of Tower B.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Check in" }));
  expect(await pressed(sent)).toMatchObject([{ projectId: tower.projectId, checkType: 1, siteCode: LINK }]);
  expect(sent.find(({ path }) => path.endsWith("GetSiteByCode"))?.query.get("code")).toBe(LINK);
  // It is of that press, and not of the next one.
  await waitFor(() => expect(screen.queryByText(/You scanned/)).toBeNull());
});

test("what is no code in the address goes with no press", async () => {
  const { sent, user } = openClock({}, "x".repeat(400));
  await user.click(await screen.findByRole("button", { name: "Check in" }));
  expect((await pressed(sent))[0]).not.toHaveProperty("siteCode");
  expect(sent.some(({ path }) => path.endsWith("GetSiteByCode"))).toBe(false);
});

test("who is at work elsewhere goes on there at the same moment", async () => {
  const { sent, user } = openClock({
    "GET /api/Clock/GetSelfTodayLatestAttendanceRecordBrief": () => ({
      ...brief,
      state: "in",
      since: "2026-11-20T00:00:00Z",
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Go on at Tower B" }));
  const [out, into] = await pressed(sent);
  expect(out).toMatchObject({ projectId: jetty.projectId, checkType: 2 });
  expect(out).not.toHaveProperty("siteCode");
  expect(into).toMatchObject({ projectId: tower.projectId, checkType: 1, siteCode: LINK });
});

test("while nobody can say whose code it is, it goes with the press all the same", async () => {
  const { sent, user } = openClock({
    "GET /api/SiteCode/GetSiteByCode": () => {
      throw new TypeError("no network");
    },
  });
  expect(await screen.findByText(/choose the project/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Check in" }));
  expect(await pressed(sent)).toMatchObject([{ projectId: jetty.projectId, siteCode: LINK }]);
});

test.each([
  [404, 6, "This is no code of a site, or it was renewed. Scan the poster that hangs there now."],
  [403, 7, "This site belongs to another company. Scan a poster of your own company."],
])("a code that is no site of theirs (%i) says so, and a press is one without it", async (status, code, said) => {
  const { sent, user } = openClock({ "GET /api/SiteCode/GetSiteByCode": () => refusal(status, code, said) });
  expect(await screen.findByText(said)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Check in" }));
  expect((await pressed(sent))[0]).not.toHaveProperty("siteCode");
});

test("a colleague who is not in the project is told whom to ask, and not which it is", async () => {
  openClock({ "GET /api/SiteCode/GetSiteByCode": () => ({ projectId: null, projectName: "", isClosed: false }) });
  expect(await screen.findByText(/You are not in the project of this site/)).toBeVisible();
});

test("the code of a project that is archived says so, and nobody begins there by it", async () => {
  const { sent, user } = openClock({
    "GET /api/SiteCode/GetSiteByCode": () => ({
      projectId: tower.projectId,
      projectName: tower.name,
      isClosed: true,
    }),
    "GET /api/Clock/GetSelfTodayLatestAttendanceRecordBrief": () => ({
      ...brief,
      state: "in",
      since: "2026-11-20T00:00:00Z",
    }),
  });
  expect(await screen.findByText(/Tower B is closed/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /Go on at/ })).toBeNull();
  // Where they are they check out of, as ever.
  await user.click(screen.getByRole("button", { name: "Check out" }));
  expect((await pressed(sent))[0]).toMatchObject({ projectId: jetty.projectId, checkType: 2 });
});

test("without an account the poster says whose site it is, and where to sign in", async () => {
  fakeApi({ "GET /api/SiteCode/GetSiteCard": () => ({ companyName: "Northbank Builders" }) });
  renderInKit(<SitePage />, { path: LINK, session: { company: null } as never });
  expect(await screen.findByRole("heading", { name: "A site of Northbank Builders" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    `/sign-in?next=${encodeURIComponent(LINK)}`,
  );
});

test("the scanner of machines opens the clock for the poster of a site", async () => {
  signedInCookie();
  fakeApi({ "GET /api/Project/QueryProjects": () => pageOf(jetty) });
  renderInKit(<ScanPage />, { path: "/attendance/scan" });
  await userEvent.type(await screen.findByLabelText("Code on the label"), `https://x.test${LINK}`);
  await userEvent.click(screen.getByRole("button", { name: "Take" }));
  await waitFor(() => expect(location.pathname + location.search).toBe(`/attendance?site=${CODE}`));
});

test("a manager makes the code of a project, and renews it once they are sure", async () => {
  signedInCookie();
  const code = { siteCodeId: "first", projectId: jetty.projectId, link: LINK, createdAt: "2026-11-20T00:00:00Z" };
  let there: object | null = null;
  const sent = fakeApi({
    "GET /api/SiteCode/GetSiteCode": () => ({ siteCode: there }),
    "PUT /api/SiteCode/RenewSiteCode": () => {
      there = code;
      return code;
    },
  });
  const slot = { projectId: jetty.projectId, timeZone: "Asia/Singapore", isArchived: false };
  renderInKit(<SiteCodeTab project={slot} />, { session: testSession({ access: "admin" }) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Make a code" }));
  expect(await screen.findByText("The code was made")).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Renew" }));
  const sure = within(await screen.findByRole("dialog", { name: "Renew the code?" }));
  await user.click(sure.getByRole("button", { name: "Renew" }));
  const renewals = () => sent.filter(({ method }) => method === "PUT").map(({ body }) => body);
  await waitFor(() =>
    expect(renewals()).toEqual([
      { projectId: jetty.projectId, seenSiteCodeId: null },
      { projectId: jetty.projectId, seenSiteCodeId: "first" },
    ]),
  );
});

test("only the address of a poster is a site's code", () => {
  expect(siteCodeIn(`https://x.test/attendance/site/${CODE.toLowerCase()}`)).toBe(CODE);
  expect(siteCodeIn(`https://x.test/attendance/code/${CODE}`)).toBeNull();
  expect(siteCodeIn(CODE)).toBeNull();
  expect(siteCodeIn("/attendance/site/short")).toBeNull();
});
