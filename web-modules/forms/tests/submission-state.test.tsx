import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SubmissionState } from "../src/features/submissions/submission-state";

const toneOf = (text: string) => screen.getByText(text).dataset.tone;

test("what ended it stands beside the state, in what its colour says", () => {
  renderInKit(
    <>
      <SubmissionState of={{ state: "done", outcome: { name: "Refuse", tone: "bad" } }} />
      <SubmissionState of={{ state: "done", outcome: { name: "Approve", tone: "good" } }} />
      <SubmissionState of={{ state: "done", outcome: { name: "Take over", tone: "neutral" } }} />
      <SubmissionState of={{ state: "done", outcome: null }} />
      <SubmissionState of={{ state: "done", outcome: { name: "Done", tone: "good" } }} />
      <SubmissionState of={{ state: "ongoing", outcome: null }} />
    </>,
  );
  expect(toneOf("Done · Refuse")).toBe("bad");
  expect(toneOf("Done · Approve")).toBe("good");
  expect(toneOf("Done · Take over")).toBe("neutral");
  expect(screen.getAllByText("Done").map((each) => each.dataset.tone)).toEqual(["neutral", "good"]);
  expect(toneOf("Ongoing")).toBe("waiting");
});
