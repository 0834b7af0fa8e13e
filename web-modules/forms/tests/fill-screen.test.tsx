import { announceSessionEnd } from "@groundwork/kit";
import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FillScreen } from "../src/features/fill/fill-screen";
import { detailOf, refuse, savedWith, send, weather } from "./site-diary";

// What is unsent goes on trying: the next test would hear of it.
afterEach(() => announceSessionEnd("signed-out"));

function open(detail = detailOf()) {
  const onDone = vi.fn();
  renderInKit(<FillScreen detail={detail} stepId="step-1" onDone={onDone} />);
  return onDone;
}

const press = () => userEvent.click(screen.getByRole("button", { name: "Send to the checker" }));
const answer = (text: string) => userEvent.type(screen.getByRole("textbox", { name: /Weather/ }), text);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
});

test("a field of another step is shown, not asked for", () => {
  fakeApi({});
  open();
  expect(screen.getByText("Remarks of the checker")).toBeInTheDocument();
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  expect(screen.getByText("0 of 1 required")).toBeInTheDocument();
});

test("what is missing is said, found by one press, and leaves the list once it is there", async () => {
  const sent = fakeApi({ "PUT /api/Submission/SaveStep": () => savedWith(1) });
  open();
  await press();
  const note = await screen.findByRole("alert");
  expect(within(note).getByText("One field needs a look")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: /Weather/ })).toHaveFocus();
  expect(sent).toHaveLength(0);
  await answer("dry");
  await waitFor(() => expect(screen.queryByText("One field needs a look")).not.toBeInTheDocument());
});

describe("submitting", () => {
  test("saves first, and keeps its key until an answer comes", async () => {
    let tries = 0;
    const sent = fakeApi({
      "PUT /api/Submission/SaveStep": () => savedWith(1),
      "POST /api/Submission/SubmitStep": () => {
        tries += 1;
        if (tries === 1)
          return refusal(503, 2, "What you entered is kept. Try again in a moment.", { retryable: true });
        return { submissionId: "diary", state: "ongoing", number: 1, referenceNumberStr: "7", currentStepId: "step-2" };
      },
    });
    const onDone = open();
    await answer("dry");
    await press();
    expect(await screen.findByText("What you entered is kept. Try again in a moment.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent[0]?.path).toBe("/api/Submission/SaveStep");
    const [first, second] = sent.filter(({ path }) => path === "/api/Submission/SubmitStep");
    expect(first?.body).toMatchObject({ stepId: "step-1", submitActionId: "button-1", values: {} });
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get("Idempotency-Key")).toBe(first?.headers.get("Idempotency-Key"));
  });

  test("offline it says that nothing is submitted by itself, and offers to once there is a network", async () => {
    const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const sent = fakeApi({
      "PUT /api/Submission/SaveStep": () => {
        if (!navigator.onLine) throw new TypeError("Failed to fetch");
        return savedWith(1);
      },
      "POST /api/Submission/SubmitStep": () => ({
        submissionId: "diary",
        state: "ongoing",
        number: 1,
        referenceNumberStr: "7",
        currentStepId: "step-2",
      }),
    });
    const onDone = open();
    await answer("dry");
    await press();
    expect(await screen.findByText(/that is not done by itself/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Submit now" })).not.toBeInTheDocument();
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    await userEvent.click(await screen.findByRole("button", { name: "Submit now" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent.filter(({ path }) => path === "/api/Submission/SubmitStep")).toHaveLength(1);
    network.mockRestore();
  });

  test("a doubled press is one press", async () => {
    const sent = fakeApi({
      "PUT /api/Submission/SaveStep": () => savedWith(1),
      "POST /api/Submission/SubmitStep": () => ({
        submissionId: "diary",
        state: "ongoing",
        number: 1,
        referenceNumberStr: "7",
        currentStepId: "step-2",
      }),
    });
    const onDone = open();
    await answer("dry");
    const button = await screen.findByRole("button", { name: "Send to the checker" });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent.filter(({ path }) => path === "/api/Submission/SubmitStep")).toHaveLength(1);
  });

  test("does not happen while another value stands against mine; the choice is field by field", async () => {
    const conflict = {
      fieldId: weather.id,
      value: "rain",
      sentValue: "dry",
      revision: 4,
      savedBy: null,
      savedAt: "2026-11-21T10:00:00+08:00",
    };
    const sent = fakeApi({
      "PUT /api/Submission/SaveStep": ({ body }) =>
        (body as { revisions: Record<string, number> }).revisions[weather.id] === 4
          ? savedWith(5)
          : savedWith(1, [conflict]),
      "POST /api/Submission/SubmitStep": () => ({ submissionId: "diary" }),
    });
    const onDone = open();
    await answer("dry");
    await press();
    expect(await screen.findByText(/Choose which value counts/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "One field differs: choose" }));
    const dialog = await screen.findByRole("dialog", { name: "Two values for one field" });
    expect(within(dialog).getByText("dry")).toBeInTheDocument();
    expect(within(dialog).getByText("rain")).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("button", { name: "Keep mine: Weather" }));
    await waitFor(() => expect(screen.getByText(/Saved at/)).toBeInTheDocument());
    await press();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent.filter(({ path }) => path.endsWith("SubmitStep"))).toHaveLength(1);
  });
});

test("who saves is told that somebody else writes there, too", async () => {
  const by = { userId: "bo", fullName: "Tan Bo" };
  fakeApi({
    "PUT /api/Submission/SaveStep": () => ({ ...savedWith(1), others: [{ by, at: "2026-11-21T10:00:00+08:00" }] }),
  });
  open();
  expect(screen.queryByText(/entered something here/)).not.toBeInTheDocument();
  await answer("dry");
  expect(await screen.findByText(/^Tan Bo entered something here, too:/)).toBeInTheDocument();
});

describe("a red button that ends the submission", () => {
  const away = { "POST /api/Submission/SubmitStep": () => ({ submissionId: "diary", state: "done" }) };
  const pressRefuse = () => userEvent.click(screen.getByRole("button", { name: "Refuse" }));
  const detail = () => detailOf({ pages: [], currentFieldIds: [], currentStepActions: [send, refuse] });

  test("asks first, and names what happens; by keyboard, Enter on a surprise ends nothing", async () => {
    const sent = fakeApi(away);
    const onDone = open(detail());
    await pressRefuse();
    const dialog = await screen.findByRole("dialog", { name: "Refuse?" });
    expect(within(dialog).getByText("“Refuse” ends this “Site diary”. Nobody can go on with it.")).toBeInTheDocument();
    await waitFor(() => expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(sent.filter(({ path }) => path === "/api/Submission/SubmitStep")).toHaveLength(0);
    await pressRefuse();
    const again = await screen.findByRole("dialog", { name: "Refuse?" });
    await userEvent.click(within(again).getByRole("button", { name: "Refuse" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent[0]?.body).toMatchObject({ submitActionId: "button-2" });
  });

  test("is the only one that asks", async () => {
    fakeApi(away);
    const others = [
      { ...refuse, name: "Back to the site", ends: false },
      { ...refuse, submitActionId: "button-3", name: "Approve", tone: "good" as const },
    ];
    const onDone = open({ ...detail(), currentStepActions: others });
    await userEvent.click(screen.getByRole("button", { name: "Back to the site" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole("button", { name: "Approve" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

test("what the network swallowed is kept on this device, and the person is told", async () => {
  const detail = detailOf();
  fakeApi({
    "PUT /api/Submission/SaveStep": () => {
      throw new TypeError("network");
    },
  });
  open(detail);
  await answer("dry");
  expect(await screen.findByText("1 entry kept on this device, sent when online")).toBeInTheDocument();
  expect(
    Object.keys(localStorage).filter((key) => key.includes(`${detail.submissionId}.`) && key.includes(".field.")),
  ).toHaveLength(1);
});

describe("the bar of buttons", () => {
  /** What a phone tells of its screen: its keyboard leaves less of it. */
  function phone() {
    const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
    vi.stubGlobal("visualViewport", viewport);
    return (height: number, scale = 1) =>
      act(() => {
        Object.assign(viewport, { height, scale });
        viewport.dispatchEvent(new Event("resize"));
      });
  }
  const bar = () => screen.getByRole("group", { name: "Submit “Diary”" }).parentElement;

  afterEach(() => vi.unstubAllGlobals());

  test("leaves its place over the form to what is typed while a keyboard is open", () => {
    const shows = phone();
    fakeApi({});
    open();
    expect(bar()).not.toHaveAttribute("data-typing");
    shows(window.innerHeight * 0.55);
    expect(bar()).toHaveAttribute("data-typing");
    shows(window.innerHeight);
    expect(bar()).not.toHaveAttribute("data-typing");
  });

  test("stays where the page is only looked at more closely", () => {
    const shows = phone();
    fakeApi({});
    open();
    shows(window.innerHeight / 2, 2);
    expect(bar()).not.toHaveAttribute("data-typing");
  });
});
