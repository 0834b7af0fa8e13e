import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pressOutbox } from "../src/features/kiosk/press-outbox";
import KioskPage from "../src/pages/kiosk";

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
  sealing: {
    kioskId: "0190a1b2-0000-7000-8000-00000000aa01",
    // RFC 6979 A.2.5
    publicKey: "BGD+1LolWp0xyWHrdMY1bWjASbiSO2H6bOZpYi5g8p+2eQP+EAi4vJmkGunpVii8ZPLxsgwtfp9Rd6PClNRGIpk=",
  },
  people: [
    {
      userId: ANA,
      name: "Ana C.",
      nameBeginnings: ["ana", "cru"],
      photoUrl: null,
      nameAbbreviation: "A",
      abbreviationBgColor: "#336699",
    },
  ],
};
const out = { state: "out", since: null, isElsewhere: false, mustChoosePin: false, wrongTries: 0 };

/** What the network does now: nothing, nothing after a while, answer for a proxy alone, or all. */
let network: "down" | "hangs" | "bad" | "up" = "up";
interface Sent {
  body: unknown;
}
const idOf = ({ body }: Sent): string => (body as { punchId: string }).punchId;

function open(handlers: Record<string, unknown> = {}) {
  localStorage.setItem("groundwork.kiosk", TOKEN);
  const through = (answer: unknown) => (call: { body: unknown }) => {
    if (network === "down") throw new TypeError("Failed to fetch");
    if (network === "hangs")
      return new Promise((_, failed) => setTimeout(() => failed(new TypeError("Failed to fetch")), 500));
    if (network === "bad") return refusal(503, 1, "The service is not there.");
    return typeof answer === "function" ? answer(call) : answer;
  };
  const all: Record<string, unknown> = {
    "POST /api/Kiosk/GetKioskStanding": standing,
    "POST /api/Kiosk/IdentifyAtKiosk": out,
    "POST /api/Kiosk/CreateKeptKioskPunch": (sent: Sent) => ({
      punchId: idOf(sent),
      verdict: "stored",
      reason: null,
      photoRefused: null,
    }),
    ...handlers,
  };
  const calls = fakeApi(Object.fromEntries(Object.entries(all).map(([name, answer]) => [name, through(answer)])));
  const { unmount } = renderInKit(<KioskPage />, { path: "/attendance/kiosk" });
  const sent = (name: string) => calls.filter(({ path }) => path.endsWith(name)).map(({ body }) => body);
  return { user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }), sent, unmount };
}

async function pressAs(user: ReturnType<typeof userEvent.setup>, button: string) {
  await user.click(await screen.findByRole("button", { name: /Ana C\./ }));
  for (const digit of "2580") await user.click(await screen.findByRole("button", { name: digit }));
  await user.click(screen.getByRole("button", { name: "Go on" }));
  await user.click(await screen.findByRole("button", { name: button }));
}

const back = () => act(async () => void window.dispatchEvent(new Event("online")));

beforeEach(() => {
  localStorage.clear();
  network = "up";
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  for (const { press } of pressOutbox().state().refused) pressOutbox().forget(press.punchId);
  vi.useRealTimers();
});

test.each(["down", "bad"] as const)(
  "pressed while the network is %s, it is kept and sent when it is back",
  async (how) => {
    const { user, sent } = open();
    await screen.findByRole("button", { name: "Ana C." });
    network = how;
    await user.click(screen.getByRole("button", { name: "Ana C." }));
    for (const digit of "2580") await user.click(screen.getByRole("button", { name: digit }));
    await user.click(screen.getByRole("button", { name: "Go on" }));
    for (const name of ["Check in", "Check out", "Start break", "End break"])
      expect(await screen.findByRole("button", { name })).toBeVisible();
    expect(screen.getByText(/counts once it is sent and your PIN was right/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Check in" }));
    expect(await screen.findByText(/Kept on this tablet/)).toBeVisible();
    const stored = JSON.stringify({ ...localStorage });
    expect(stored).not.toContain("2580");
    expect(stored).not.toContain("checkType");
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(await screen.findByText("1 press is kept on this tablet, and is sent later.")).toBeVisible();
    network = "up";
    await back();
    await waitFor(() => expect(screen.queryByText(/is kept on this tablet/)).toBeNull());
    expect(sent("CreateKeptKioskPunch").at(-1)).toMatchObject({ token: TOKEN, photo: null });
    expect(JSON.stringify(sent("CreateKeptKioskPunch"))).not.toContain(ANA);
  },
);

test("a press whose answer was lost is kept under its own id", async () => {
  const { user, sent } = open({
    "POST /api/Kiosk/CreateKioskPunch": () => {
      network = "down";
      throw new TypeError("Failed to fetch");
    },
  });
  await pressAs(user, "Check in");
  expect(await screen.findByText(/Kept on this tablet/)).toBeVisible();
  network = "up";
  await back();
  await waitFor(() => expect(sent("CreateKeptKioskPunch").length).toBeGreaterThan(0));
  const [online] = sent("CreateKioskPunch") as { punchId: string }[];
  expect(sent("CreateKeptKioskPunch").at(-1)).toMatchObject({ punchId: online?.punchId });
});

test("loaded anew without a network it knows its people", async () => {
  const first = open();
  await screen.findByRole("button", { name: "Ana C." });
  first.unmount();
  network = "down";
  open();
  expect(await screen.findByRole("button", { name: "Ana C." })).toBeVisible();
  expect(screen.getByText(/Check in here all the same/)).toBeVisible();
});

test("a wrong PIN is said by name until it is removed", async () => {
  const { user } = open({
    "POST /api/Kiosk/CreateKeptKioskPunch": (sent: Sent) => ({
      punchId: idOf(sent),
      verdict: "refused",
      reason: "The PIN was wrong.",
      photoRefused: null,
    }),
  });
  await screen.findByRole("button", { name: "Ana C." });
  network = "down";
  await pressAs(user, "Check in");
  await user.click(await screen.findByRole("button", { name: "Done" }));
  network = "up";
  await back();
  expect(await screen.findByText("The PIN was wrong.")).toBeVisible();
  expect(screen.getByText(/Ana C\., .*not counted/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove from here: Ana C." }));
  await waitFor(() => expect(screen.queryByText("The PIN was wrong.")).toBeNull());
});

test("what did not count is said with what it was, and again in the language of whoever comes next", async () => {
  const { user } = open({
    "POST /api/Kiosk/CreateKeptKioskPunch": (sent: Sent) => ({
      punchId: idOf(sent),
      verdict: "refused",
      reason: "The PIN was wrong.",
      reasonByLanguage: { en: "The PIN was wrong.", "zh-CN": "PIN 码不正确。" },
      checkType: 2,
      photoRefused: null,
    }),
  });
  await screen.findByRole("button", { name: "Ana C." });
  network = "down";
  await pressAs(user, "Check out");
  await user.click(await screen.findByRole("button", { name: "Done" }));
  network = "up";
  await back();
  expect(await screen.findByText(/^Ana C\., Check out, .*: not counted$/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "简体中文" }));
  expect(await screen.findByText("PIN 码不正确。")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "English" }));
  expect(await screen.findByText("The PIN was wrong.")).toBeVisible();
});

test("that there is no network is said no longer than it is so, though no browser noticed", async () => {
  open();
  await screen.findByRole("button", { name: "Ana C." });
  network = "down";
  act(() => vi.advanceTimersByTime(61_000));
  expect(await screen.findByText(/Check in here all the same/)).toBeVisible();
  network = "up";
  act(() => vi.advanceTimersByTime(6_000));
  await waitFor(() => expect(screen.queryByText(/Check in here all the same/)).toBeNull());
});

test("nobody is interrupted by a tablet that looks whether there is a network", async () => {
  const first = open();
  await screen.findByRole("button", { name: "Ana C." });
  first.unmount();
  network = "hangs";
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Ana C." }));
  await user.click(screen.getByRole("button", { name: "2" }));
  await user.click(screen.getByRole("button", { name: "5" }));
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  await user.click(screen.getByRole("button", { name: "8" }));
  await user.click(screen.getByRole("button", { name: "0" }));
  await user.click(screen.getByRole("button", { name: "Go on" }));
  expect(await screen.findByRole("button", { name: "Check in" })).toBeVisible();
});

test("a tablet that was removed says so of what it still keeps", async () => {
  const over = () =>
    refusal(404, 4, "This tablet is not set up (any more).", {
      fields: [{ field: "token", message: "This tablet is not set up (any more).", code: "unknownKiosk" }],
    });
  let isRemoved = false;
  const { user } = open({
    "POST /api/Kiosk/GetKioskStanding": () => (isRemoved ? over() : standing),
    "POST /api/Kiosk/CreateKeptKioskPunch": over,
  });
  await screen.findByRole("button", { name: "Ana C." });
  network = "down";
  await pressAs(user, "Check in");
  await user.click(await screen.findByRole("button", { name: "Done" }));
  [isRemoved, network] = [true, "up"];
  await back();
  act(() => vi.advanceTimersByTime(61_000));
  expect(await screen.findByText(/This tablet was removed/)).toBeVisible();
  expect(screen.getByText(/Ana C\., .*not counted/)).toBeVisible();
  expect(JSON.stringify({ ...localStorage })).not.toContain("nameBeginnings");
});

test("one that an older service gave no key says that nothing is kept", async () => {
  const { sealing: _, ...older } = standing;
  const { user } = open({ "POST /api/Kiosk/GetKioskStanding": older });
  await screen.findByRole("button", { name: "Ana C." });
  network = "down";
  await user.click(screen.getByRole("button", { name: "Ana C." }));
  for (const digit of "2580") await user.click(screen.getByRole("button", { name: digit }));
  await user.click(screen.getByRole("button", { name: "Go on" }));
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Check in" })).toBeNull();
});
