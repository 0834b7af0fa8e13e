import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { Outcome } from "../src/features/submissions/outcome";
import { detailOf } from "./site-diary";

const done = { number: 1, stepName: "Filling in", actionName: "Submit", isSentBack: false, beganVersion: null };
const everyone = [{ teamId: "t1", name: "Everyone", isDeleted: false }] as never;
const waiting = { currentStepName: "Approval", currentStepTeams: everyone, mayAct: false, isMyTurn: false };

beforeEach(() => {
  fakeApi({});
});

const said = () => screen.getByText(/Next is/);

test("of a step that somebody can do it names who sees it", () => {
  renderInKit(<Outcome done={done} detail={detailOf(waiting)} />);
  expect(said()).toHaveTextContent("by Everyone. They see it among their to-dos.");
});

test("of a step that waits for nobody, or for more than there are, it names no teams: the warning says which", () => {
  const stuck = { ...waiting, needsAttention: true, attentionReason: "approversMissing" };
  renderInKit(<Outcome done={done} detail={detailOf(stuck)} />);
  expect(said()).toHaveTextContent("Next is “Approval”.");
  expect(said()).not.toHaveTextContent(/They see it|nobody/);
});
