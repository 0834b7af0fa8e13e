import { announceSessionEnd } from "@groundwork/kit";
import { type FakeRequest, fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FillScreen } from "../src/features/fill/fill-screen";
import { detailOf, refuse, savedWith } from "./site-diary";

const SUBMIT = "/api/Submission/SubmitStep";
const done = { submissionId: "diary", state: "done", number: 1, referenceNumberStr: "7", currentStepId: null };
const press = { ...refuse, name: "Done", checksRequiredFields: false, ends: false } as const;
const fenced = { currentStepActions: [press], fence: { radiusMeters: 100 } };

// What is unsent goes on trying: the next test would hear of it.
afterEach(() => announceSessionEnd("signed-out"));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
});

/** Walks on from one look to the next. */
function walking() {
  let looks = 0;
  const getCurrentPosition = vi.fn((tell: PositionCallback) => {
    looks++;
    tell({ coords: { latitude: 1.35 + looks, longitude: 103.8, accuracy: 12 } } as GeolocationPosition);
  });
  vi.stubGlobal("navigator", Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }));
  return getCurrentPosition;
}

const placesOf = (sent: readonly FakeRequest[]) =>
  sent.filter(({ path }) => path === SUBMIT).map(({ body }) => (body as { position: unknown }).position);

const answering = (...answers: (() => unknown)[]) =>
  fakeApi({
    "PUT /api/Submission/SaveStep": () => savedWith(1),
    [`POST ${SUBMIT}`]: () => (answers.shift() ?? (() => done))(),
  });

const show = (change: Parameters<typeof detailOf>[0]) => {
  const onDone = vi.fn();
  renderInKit(<FillScreen detail={detailOf(change)} stepId="step-1" onDone={onDone} />);
  return { onDone, button: screen.getByRole("button", { name: "Done" }) };
};

test("a step of a site says so before it is filled in, and tells where it is pressed", async () => {
  const look = walking();
  const sent = answering();
  const { button, onDone } = show(fenced);
  expect(screen.getByText(/This step is submitted on site, within 100 m of/)).toBeVisible();
  expect(look).not.toHaveBeenCalled();
  await userEvent.click(button);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(placesOf(sent)).toEqual([{ latitude: 2.35, longitude: 103.8, accuracyMeters: 12 }]);
});

test("refused as too far off, it is pressed again from where somebody is by then", async () => {
  walking();
  const sent = answering(() => refusal(422, 4, "You are 320 m from Jetty 4."));
  const { button, onDone } = show(fenced);
  await userEvent.click(button);
  expect(await screen.findByText("You are 320 m from Jetty 4.")).toBeVisible();
  await userEvent.click(button);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(placesOf(sent)).toMatchObject([{ latitude: 2.35 }, { latitude: 3.35 }]);
});

test("after a lost answer it is the same press, wherever somebody has gone since", async () => {
  walking();
  const sent = answering(() => {
    throw new TypeError("network");
  });
  const { button, onDone } = show(fenced);
  await userEvent.click(button);
  await waitFor(() => expect(sent.some(({ path }) => path === SUBMIT)).toBe(true));
  await waitFor(() => expect(button).not.toHaveAttribute("data-loading"));
  await userEvent.click(button);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  const presses = sent.filter(({ path }) => path === SUBMIT);
  expect(new Set(presses.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
  expect(placesOf(sent)).toMatchObject([{ latitude: 2.35 }, { latitude: 2.35 }]);
});

test("elsewhere nobody is asked where they are", async () => {
  const look = walking();
  const sent = answering();
  const { button, onDone } = show({ ...fenced, fence: null });
  await userEvent.click(button);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(look).not.toHaveBeenCalled();
  expect(placesOf(sent)).toEqual([null]);
});
