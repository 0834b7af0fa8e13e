import { useRoutes } from "@groundwork/kit";
import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { SharedForm } from "../src/features/share/shared-form";
import SharedStepPage from "../src/pages/shared-step";

const ID = "0198c0de-0000-7000-8000-000000000001";
const SECRET = "s".repeat(43);

beforeEach(() => sessionStorage.clear());

const Page = () => useRoutes([{ path: "/forms/shared/:submissionId", element: <SharedStepPage /> }]);

test.each([
  [403, "This link was taken back. Ask whoever gave it to you."],
  [403, "This link has expired. Ask whoever gave it to you for a new one."],
  [404, "This link leads nowhere (any more). Ask whoever gave it to you for a new one."],
])("a link that is over (%s, %s) says so and whom to ask, and not that something failed", async (status, said) => {
  fakeApi({ [`GET /api/SubmissionShareLink/${ID}`]: () => refusal(status, 3, said) });
  renderInKit(<Page />, { path: `/forms/shared/${ID}#${SECRET}` });
  expect(await screen.findByRole("heading", { name: "This link is no longer in use" })).toBeVisible();
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button", { name: /again/i })).toBeNull();
});

test("a link that was used up, or whose submission is closed, says that it is done, by whom it was asked", async () => {
  fakeApi({
    [`GET /api/SubmissionShareLink/${ID}`]: () => ({
      ...{ submissionId: ID, isOpen: false, needsPin: false, templateName: "Handover", stepName: "Acceptance" },
      ...{ companyName: "Northbank", projectName: "Jetty 4", sharedBy: "Goh Kim" },
    }),
  });
  renderInKit(<Page />, { path: `/forms/shared/${ID}#${SECRET}` });
  expect(await screen.findByText("This step is done")).toBeVisible();
  expect(screen.getByText(/^Goh Kim/)).toBeVisible();
  expect(screen.getByText(/used as often as it may be.*ask whoever gave it to you/)).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("whoever is filling it in as it is taken back is told as calmly", async () => {
  const taken = "This link was taken back. Ask whoever gave it to you.";
  fakeApi({ [`GET /api/SubmissionShareLink/SubmissionDetail/${ID}`]: () => refusal(403, 3, taken) });
  const visitor = { pass: "pass", fullName: "Tan Bo", email: "bo@elsewhere.test" };
  renderInKit(<SharedForm submissionId={ID} visitor={visitor} onOver={() => undefined} />);
  expect(await screen.findByRole("heading", { name: "This link takes nothing any more" })).toBeVisible();
  expect(screen.getByText(taken, { exact: false })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what does fail says that it failed", async () => {
  fakeApi({ [`GET /api/SubmissionShareLink/${ID}`]: () => refusal(429, 3, "Wait a minute.") });
  renderInKit(<Page />, { path: `/forms/shared/${ID}#${SECRET}` });
  expect(await screen.findByRole("heading", { name: "This could not be loaded" })).toBeVisible();
});
