import { fakeApi, renderInKit } from "@groundwork/kit/testing";
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

test("of where and by whom it was pressed it names step and team", async () => {
  const { submissionId } = detailOf();
  const [safety, check] = ["00000000-0000-4000-8000-0000000000b1", "00000000-0000-4000-8000-0000000000b2"];
  fakeApi({
    "GET /api/Team/QueryTeams": () => ({
      ...{ data: [{ teamId: safety, name: "Site safety" }], totalCount: 1, totalPageCount: 1 },
      ...{ pageNumber: 1, pageCount: 100 },
    }),
    "GET /api/Submission/GetSubmissionWorkflow": () => ({
      ...{ submissionId, edges: [] },
      nodes: [{ id: check, type: "step", data: { stepName: "Check" } }],
    }),
  });
  const when = {
    logicType: "and",
    nestedConditions: [
      { comparisonCondition: { type: "team", fieldState: { state: "anyOf" }, teamIds: [safety] } },
      { comparisonCondition: { type: "step", fieldState: { state: "noneOf" }, stepIds: [check] } },
    ],
  };
  renderInKit(<TakenBranches step={step([{ conditionName: "Who?", when }])} detail={detailOf()} />);
  const why = "Who? – because the team of who fills it in is “Site safety” and the step is not “Check”";
  expect(await screen.findByText(why)).toBeVisible();
});

test("of a field that is gone it says so", () => {
  renderInKit(
    <TakenBranches step={step([{ conditionName: "Outside?", when: rain }])} detail={detailOf({ pages: [] })} />,
  );
  expect(screen.getByText(/\(gone\)/)).toBeVisible();
});
