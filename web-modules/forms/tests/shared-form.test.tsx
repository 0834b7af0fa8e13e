import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SharedForm } from "../src/features/share/shared-form";
import { detailOf } from "./site-diary";

const visitor = { pass: "pass", fullName: "Tan Bo", email: "bo@elsewhere.test" };

test.each([
  ["7", "No. 7 goes on without you"],
  ["SD-007", "SD-007 goes on without you"],
  ["", "Site diary goes on without you"],
])("who comes by a link again is told of “%s” by what it is called", async (referenceNumberStr, said) => {
  const detail = detailOf({ mayAct: false, referenceNumberStr, templateName: "Site diary" });
  fakeApi({ [`GET /api/SubmissionShareLink/SubmissionDetail/${detail.submissionId}`]: () => detail });
  renderInKit(<SharedForm submissionId={detail.submissionId} visitor={visitor} onOver={() => undefined} />);
  expect(await screen.findByText(new RegExp(`^${said}`))).toBeVisible();
});
