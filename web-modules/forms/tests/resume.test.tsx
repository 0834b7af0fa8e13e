import { announceSessionEnd } from "@groundwork/kit";
import { fakeApi, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FillScreen } from "../src/features/fill/fill-screen";
import { KeptMeanwhile } from "../src/features/fill/kept-meanwhile";
import { KeptStep } from "../src/features/fill/outbox/kept-step";
import { resumeUnsent } from "../src/features/fill/outbox/outboxes";
import { detailOf, savedWith, weather } from "./site-diary";

// What is unsent goes on trying: the next test would hear of it.
afterEach(() => announceSessionEnd("signed-out"));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
});

test("above a form that can't be read it is said what of it is kept, and of no other", async () => {
  const userId = testSession().profile?.userId ?? "";
  const kept = new KeptStep({ userId, submissionId: "here", stepId: "step-1" });
  kept.write({ title: "Site diary", entries: { [weather.id]: { value: "dry", revision: 0 } }, attempt: null });
  renderInKit(<KeptMeanwhile submissionId="elsewhere" />);
  expect(screen.queryByText(/filled in is kept here/)).toBeNull();
  renderInKit(<KeptMeanwhile submissionId="here" />);
  expect(await screen.findByText("1 field that you filled in is kept here")).toBeVisible();
});

test("what an earlier visit left is shown, also when it arrives right after the form was read", async () => {
  let revision = 0;
  const sent = fakeApi({ "PUT /api/Submission/SaveStep": () => savedWith(++revision) });
  const read = detailOf();
  const kept = new KeptStep({ userId: "user-1", submissionId: read.submissionId, stepId: "step-1" });
  kept.write({ title: "Site diary", entries: { [weather.id]: { value: "dry", revision: 0 } }, attempt: null });
  resumeUnsent("user-1");
  await waitFor(() => expect(kept.read()).toBeNull());
  renderInKit(<FillScreen detail={read} stepId="step-1" onDone={vi.fn()} />);
  expect(screen.getByRole("textbox", { name: /Weather/ })).toHaveValue("dry");
  await userEvent.type(screen.getByRole("textbox", { name: /Weather/ }), ", windy");
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({
    values: { [weather.id]: "dry, windy" },
    revisions: { [weather.id]: 1 },
  });
});
