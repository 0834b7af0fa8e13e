import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { StepRecord } from "../src/features/submissions/api";
import { TakenBranches } from "../src/features/submissions/taken-branches";
import { detailOf, weather } from "./site-diary";

const rain = {
  logicType: "and",
  nestedConditions: [
    { fieldCondition: { fieldId: weather.id }, comparisonCondition: { fieldState: { state: "is", value: "Rain" } } },
  ],
};

function step(takenBranches: StepRecord["takenBranches"]): StepRecord {
  return { takenBranches } as Partial<StepRecord> as StepRecord;
}

test("each condition on the way says why, in the order of the way", () => {
  const taken = [
    { conditionName: "Outside?", when: rain },
    { conditionName: "", when: null },
  ];
  renderInKit(<TakenBranches step={step(taken)} detail={detailOf()} />);
  expect(screen.getByText("Outside? – because “Weather” is “Rain”")).toBeVisible();
  expect(screen.getByText("Condition – because none of its branches applied")).toBeVisible();
});

test("of a field that is gone it says so", () => {
  renderInKit(
    <TakenBranches step={step([{ conditionName: "Outside?", when: rain }])} detail={detailOf({ pages: [] })} />,
  );
  expect(screen.getByText(/\(gone\)/)).toBeVisible();
});
