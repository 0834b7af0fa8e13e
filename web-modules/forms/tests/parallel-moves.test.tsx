import { announceSessionEnd } from "@groundwork/kit";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { MovesMenu } from "../src/features/submissions/moves/moves-menu";
import { detailOf } from "./site-diary";

afterEach(() => announceSessionEnd("signed-out"));

const person = (userId: string, fullName: string) => ({
  userId,
  fullName,
  email: `${userId}@example.test`,
  photoUrl: null,
  nameAbbreviation: fullName.slice(0, 2),
  abbreviationBgColor: "#14634D",
});
const lim = person("user-lim", "Lim Wei");
const ongoing = { state: "ongoing", number: 3, currentStepName: "Check" } as const;
const teams = [{ teamId: "team-1", name: "Safety" }];

async function choose(name: string) {
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}

const part = (stepId: string, stepName: string) => ({
  stepId,
  stepName,
  teams,
  dueAt: null,
  pressesItself: null,
  mayAct: true,
  isMyTurn: true,
  assignee: null,
  mayClaim: true,
  mayAssign: false,
});
const safety = part("step-1", "Safety");
const quality = part("step-2", "Quality");

test("each is taken by its name", async () => {
  const sent = fakeApi({ "POST /api/Submission/ClaimStep": () => ({}) });
  renderInKit(<MovesMenu detail={detailOf({ ...ongoing, openSteps: [safety, quality] })} />);
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  const items = await screen.findAllByRole("menuitem");
  expect(items.map((item) => item.textContent)).toEqual(["I take “Safety”", "I take “Quality”"]);
  await userEvent.click(screen.getByRole("menuitem", { name: "I take “Quality”" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ number: 3, stepId: "step-2" });
});

test("the one that somebody has is handed over and given back by whoever may", async () => {
  const sent = fakeApi({
    "GET /api/Submission/GetAssignablePeople": ({ query }) =>
      query.get("stepId") === "step-2" ? [lim, person("user-ong", "Ong Li")] : [],
    "PUT /api/Submission/AssignStep": () => ({}),
  });
  const held = { ...quality, assignee: lim, mayClaim: false, mayAssign: true };
  renderInKit(<MovesMenu detail={detailOf({ ...ongoing, openSteps: [{ ...safety, mayClaim: false }, held] })} />);
  await choose("Hand “Quality” to…");
  const dialog = await screen.findByRole("dialog", { name: "Hand this step to somebody" });
  expect(await within(dialog).findByText(/“Quality” moves to their to-dos/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await choose("Give “Quality” back to its team…");
  const back = await screen.findByRole("dialog", { name: "Give this step back to the team?" });
  expect(await within(back).findByText(/“Quality” is among the to-dos/)).toBeVisible();
  await userEvent.click(within(back).getByRole("button", { name: "Give back" }));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ stepId: "step-2", userId: null }));
});
