import { newField, newPage, newRow } from "@groundwork/formwork";
import { announceSessionEnd } from "@groundwork/kit";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FillScreen } from "../src/features/fill/fill-screen";
import { FilledForm } from "../src/features/submissions/filled-form";
import { detailOf, refuse, remarks, savedWith, send, weather } from "./site-diary";

afterEach(() => announceSessionEnd("signed-out"));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
});

const optional = { ...weather, required: false };
const item = (label: string, buttonId: string | null = null) =>
  newField("submitButton", label, { buttonId, color: "#5B3A8C" });

/** A diary with items; only the step of `own` is the current one's. */
function diary(items: ReturnType<typeof item>[], own = items, conditions: object[] = []) {
  const page = {
    ...newPage("The day"),
    components: [newRow([optional]), newRow([remarks]), newRow(items)],
    conditions,
  };
  return detailOf({
    pages: [page] as never,
    currentStepActions: [{ ...refuse, order: 1 }, send],
    currentFieldIds: [weather.id, ...own.map(({ id }) => id)],
  });
}

function fill(detail: ReturnType<typeof detailOf>) {
  const onDone = vi.fn();
  renderInKit(<FillScreen detail={detail} stepId="step-1" onDone={onDone} />);
  return onDone;
}

const bar = () => screen.queryByRole("group", { name: /Diary/ });
const inBar = (name: string) => {
  const found = bar();
  return found ? within(found).queryByRole("button", { name }) : null;
};

test("an item presses the first button of its step, which is then no longer in the bar", async () => {
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
  const onDone = fill(diary([item("Hand it in")]));
  expect(inBar("Send to the checker")).toBeNull();
  expect(inBar("Refuse")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Hand it in" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  const [press] = sent.filter(({ path }) => path === "/api/Submission/SubmitStep");
  expect(press?.body).toMatchObject({ submitActionId: "button-1" });
});

test("an item without words is called like the button that it presses, and asks as that one does", async () => {
  fakeApi({});
  fill(diary([item("", "button-2")], []));
  expect(inBar("Refuse")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Refuse" }));
  const question = await screen.findByRole("dialog", { name: /Refuse/ });
  await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("with an item for each button nothing is left in the bar but what is missing", () => {
  fakeApi({});
  fill(diary([item("Yes"), item("No", "button-2")]));
  expect(bar()).toBeNull();
  expect(screen.getAllByRole("button", { name: /^(Yes|No)$/ })).toHaveLength(2);
});

test("an item of another step, and one whose button is another step's, are not there", () => {
  fakeApi({});
  fill(diary([item("First of another step"), item("Of another step", "button-9")], []));
  expect(screen.queryByRole("button", { name: /another step/ })).not.toBeInTheDocument();
  expect(inBar("Send to the checker")).toBeInTheDocument();
  expect(inBar("Refuse")).toBeInTheDocument();
});

test("a button whose item a rule hides stands in the bar, until the rule shows the item", async () => {
  fakeApi({ "PUT /api/Submission/SaveStep": () => savedWith(1) });
  const shown = item("Hand it in");
  const asked = { fieldCondition: { fieldId: weather.id }, comparisonCondition: { fieldState: { state: "notEmpty" } } };
  const rule = {
    id: crypto.randomUUID(),
    nestedConditions: [asked],
    outcomes: [{ type: "show", fieldIds: [shown.id] }],
  };
  fill(diary([shown], [shown], [rule]));
  expect(inBar("Send to the checker")).toBeInTheDocument();
  await userEvent.type(screen.getByRole("textbox", { name: /Weather/ }), "dry");
  expect(await screen.findByRole("button", { name: "Hand it in" })).toBeInTheDocument();
  expect(inBar("Send to the checker")).toBeNull();
});

test("who reads the form sees no item", () => {
  renderInKit(<FilledForm detail={diary([item("Hand it in")])} />);
  expect(screen.getByText("Weather")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Hand it in" })).not.toBeInTheDocument();
});
