import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import KioskPage from "../src/pages/kiosk";
import { takesPictures } from "./camera";

const KEY = "groundwork.kiosk";
const TOKEN = "t".repeat(43);
const ANA = "0190a1b2-0000-7000-8000-0000000001c1";
const standing = {
  name: "North gate",
  projectName: "Jetty 4",
  companyName: "Northbank",
  timeZone: "Asia/Singapore",
  isArchived: false,
  hasEnded: false,
  isPhotoAsked: false,
  people: [
    { name: "Ana C.", nameBeginnings: ["ana", "cru"] },
    { name: "Chen L.", nameBeginnings: ["che", "wei", "lin"] },
  ].map(({ name, nameBeginnings }, index) => ({
    userId: index === 0 ? ANA : "0190a1b2-0000-7000-8000-0000000001c2",
    name,
    nameBeginnings,
    photoUrl: null,
    nameAbbreviation: name.slice(0, 1),
    abbreviationBgColor: "#336699",
  })),
};
const out = { state: "out", since: null, isElsewhere: false, mustChoosePin: false, wrongTries: 0 };
const stored = ({ body }: { body: unknown }) => ({
  verdict: {
    punchId: (body as { punchId: string }).punchId,
    verdict: "stored",
    at: "2026-11-20T00:05:00Z",
    marks: [],
    reason: null,
  },
  photoRefused: null,
  day: { ...out, state: "in", since: "2026-11-20T00:05:00Z" },
});

function open(handlers: Parameters<typeof fakeApi>[0] = {}, token: string | null = TOKEN) {
  if (token) localStorage.setItem(KEY, token);
  const calls = fakeApi({
    "POST /api/Kiosk/GetKioskStanding": () => standing,
    "POST /api/Kiosk/PairKiosk": () => standing,
    "POST /api/Kiosk/IdentifyAtKiosk": () => out,
    "POST /api/Kiosk/CreateKioskPunch": stored,
    ...handlers,
  });
  renderInKit(<KioskPage />, { path: "/attendance/kiosk" });
  const sent = (name: string) => calls.filter(({ path }) => path.endsWith(name)).map(({ body }) => body);
  return { user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }), sent };
}

async function type(user: ReturnType<typeof userEvent.setup>, pin: string) {
  for (const digit of pin) await user.click(await screen.findByRole("button", { name: digit }));
  await user.click(screen.getByRole("button", { name: "Go on" }));
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

test("is set up by a code, with a token that it makes itself", async () => {
  const { user, sent } = open({}, null);
  await user.type(await screen.findByLabelText(/Code/), "ABCD 1234");
  await user.click(screen.getByRole("button", { name: "Set up" }));
  expect(await screen.findByText("Jetty 4")).toBeVisible();
  const [body] = sent("PairKiosk") as { code: string; token: string }[];
  expect(body?.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(localStorage.getItem(KEY)).toBe(body?.token);
});

test("somebody finds their name, types their PIN, presses, and the page locks itself", async () => {
  const { user, sent } = open();
  await user.type(await screen.findByRole("searchbox"), "ana");
  expect(screen.queryByRole("button", { name: "Chen L." })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Ana C." }));
  await type(user, "2580");
  await user.click(await screen.findByRole("button", { name: "Check in" }));
  expect(await screen.findByText(/Checked in/)).toBeVisible();
  expect(sent("CreateKioskPunch")).toMatchObject([{ token: TOKEN, userId: ANA, pin: "2580", checkType: 1 }]);
  act(() => vi.advanceTimersByTime(5_000));
  expect(await screen.findByRole("heading", { name: "Who are you?" })).toBeVisible();
});

test("somebody finds themselves by any of their names, of which the tablet knows the beginnings", async () => {
  const { user } = open();
  const search = await screen.findByRole("searchbox");
  for (const [typed, ana, chen] of [
    ["Cruz", 1, 0],
    ["we", 0, 1],
    ["Lin Wei", 0, 1],
    ["Ana Lin", 0, 0],
  ] as const) {
    await user.clear(search);
    await user.type(search, typed);
    expect(screen.queryAllByRole("button", { name: "Ana C." })).toHaveLength(ana);
    expect(screen.queryAllByRole("button", { name: "Chen L." })).toHaveLength(chen);
  }
});

test("whoever walks away leaves nothing open", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Ana C." }));
  await type(user, "2580");
  expect(await screen.findByRole("button", { name: "Check in" })).toBeVisible();
  act(() => vi.advanceTimersByTime(15_000));
  await user.click(screen.getByText("Jetty 4"));
  act(() => vi.advanceTimersByTime(15_000));
  expect(screen.getByRole("button", { name: "Check in" })).toBeVisible();
  act(() => vi.advanceTimersByTime(6_000));
  expect(await screen.findByRole("button", { name: "Touch here to check in or out" })).toBeVisible();
  expect(screen.queryByText("Ana C.")).toBeNull();
});

test("while nobody stands before it, it shows nobody's name; a touch begins", async () => {
  const { user } = open();
  expect(await screen.findByRole("button", { name: "Chen L." })).toBeVisible();
  act(() => vi.advanceTimersByTime(21_000));
  const begin = await screen.findByRole("button", { name: "Touch here to check in or out" });
  expect(screen.queryByText(/Ana C\.|Chen L\./)).toBeNull();
  await user.click(begin);
  expect(screen.getByRole("button", { name: "Chen L." })).toBeVisible();
});

test.each(["pointerDown", "touchMove", "wheel"] as const)(
  "whoever looks for their name in a long list is not sent away while they touch it: %s",
  async (touch) => {
    open();
    const list = await screen.findByRole("list");
    for (let times = 0; times < 3; times++) {
      act(() => vi.advanceTimersByTime(15_000));
      fireEvent[touch](list);
    }
    expect(screen.getByRole("button", { name: "Chen L." })).toBeVisible();
  },
);

test("a wrong PIN is said and typed anew", async () => {
  const { user } = open({
    "POST /api/Kiosk/IdentifyAtKiosk": () => refusal(422, 4, "This is not your PIN. Nothing was recorded."),
  });
  await user.click(await screen.findByRole("button", { name: "Ana C." }));
  await type(user, "9999");
  expect(await screen.findByText("This is not your PIN. Nothing was recorded.")).toBeVisible();
  expect(screen.getByLabelText("No digits typed")).toBeVisible();
});

test("a PIN that a manager gave is good for choosing another, typed twice alike", async () => {
  const { user, sent } = open({
    "POST /api/Kiosk/IdentifyAtKiosk": () => ({ ...out, mustChoosePin: true }),
    "POST /api/Kiosk/ChooseKioskPin": () => out,
  });
  await user.click(await screen.findByRole("button", { name: "Ana C." }));
  await type(user, "482913");
  await screen.findByRole("heading", { name: "Choose your own PIN" });
  await type(user, "2580");
  await screen.findByRole("heading", { name: "Type your new PIN once more" });
  await type(user, "2550");
  expect(await screen.findByText("These were two different PINs. Choose one again.")).toBeVisible();
  expect(sent("ChooseKioskPin")).toEqual([]);
  for (let time = 0; time < 2; time++) await type(user, "2580");
  await user.click(await screen.findByRole("button", { name: "Check in" }));
  expect(await screen.findByText(/Checked in/)).toBeVisible();
  expect(sent("ChooseKioskPin")).toMatchObject([{ pin: "482913", newPin: "2580" }]);
  expect(sent("CreateKioskPunch")).toMatchObject([{ pin: "2580" }]);
});

test("a broken connection is said, and the same button is the same punch", async () => {
  let isDown = true;
  const { user, sent } = open({
    "POST /api/Kiosk/CreateKioskPunch": (call: { body: unknown }) => {
      if (!isDown) return stored(call);
      isDown = false;
      throw new TypeError("Failed to fetch");
    },
  });
  await user.click(await screen.findByRole("button", { name: "Ana C." }));
  await type(user, "2580");
  await user.click(await screen.findByRole("button", { name: "Check in" }));
  expect(await screen.findByText(/The connection broke/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Check in" }));
  expect(await screen.findByText(/Checked in/)).toBeVisible();
  const [first, second] = sent("CreateKioskPunch") as { punchId: string }[];
  expect(first?.punchId).toBe(second?.punchId);
});

test("each has a language of their own, until the page locks", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "简体中文" }));
  expect(await screen.findByRole("heading", { name: "您是谁？" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Ana C." }));
  await user.click(await screen.findByRole("button", { name: "不是我" }));
  expect(await screen.findByRole("heading", { name: "Who are you?" })).toBeVisible();
});

test("a tablet that was removed is set up anew", async () => {
  open({
    "POST /api/Kiosk/GetKioskStanding": () =>
      refusal(404, 4, "This tablet is not set up (any more).", {
        fields: [{ field: "token", message: "This tablet is not set up (any more).", code: "unknownKiosk" }],
      }),
  });
  await waitFor(() => expect(screen.getByText(/This tablet was removed/)).toBeVisible());
  expect(screen.getByRole("button", { name: "Set up" })).toBeVisible();
});

test("says that the company's subscription has ended", async () => {
  open({ "POST /api/Kiosk/GetKioskStanding": () => ({ ...standing, hasEnded: true }) });
  expect(await screen.findByText(/subscription of this company has ended/)).toBeVisible();
});

test("a photo goes with the press where the company asks for one, small, and what became of it is said", async () => {
  const drawn = takesPictures();
  const { user, sent } = open({
    "POST /api/Kiosk/GetKioskStanding": () => ({ ...standing, isPhotoAsked: true }),
    "POST /api/Kiosk/CreateKioskPunch": (call: { body: unknown }) => ({
      ...stored(call),
      photoRefused: "The photo could not be kept.",
    }),
  });
  await user.click(await screen.findByRole("button", { name: /Ana C\./ }));
  await type(user, "2580");
  expect(await screen.findByText(/asks for a photo.*at work all the same/)).toBeVisible();
  const taken = new File(["a photo as a camera makes it"], "me.jpg", { type: "image/jpeg" });
  await user.upload(screen.getByLabelText("Take a photo"), taken);
  await screen.findByText("Goes with your next press.");
  await user.click(screen.getByRole("button", { name: "Check in" }));
  expect(await screen.findByText("The photo could not be kept.")).toBeVisible();
  expect(sent("CreateKioskPunch")).toEqual([expect.objectContaining({ photo: btoa("small") })]);
  expect(drawn.at(-1)).toEqual([1024, 768]);
});
