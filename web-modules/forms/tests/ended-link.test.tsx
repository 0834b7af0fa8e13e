import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { keepVisitor } from "../src/features/share/visitor";
import StartByLinkPage from "../src/pages/start-by-link";
import { detailOf, savedWith } from "./site-diary";

const SECRET = "s".repeat(43);
const TAKEN_BACK = "This link was taken back. Ask whoever gave it to you.";
const standing = {
  needsPin: false,
  templateName: "Site diary",
  stepName: "Filling in",
  companyName: "Northbank",
  companyColor: "",
  companyLogo: "",
  projectName: "Jetty 4",
  whyClosed: null,
};

function fillingIn() {
  const detail = detailOf({ templateName: "Site diary" });
  const visitor = { pass: "p".repeat(43), fullName: "Tan Bo", email: "bo@elsewhere.test" };
  const { submissionId } = detail;
  keepVisitor("start", SECRET, { ...visitor, submissionId, endsAt: "2026-11-21T14:30:00+08:00" });
  return detail;
}

beforeEach(() => sessionStorage.clear());

test("taken back while they fill in, it is said calmly: nothing is sent, what was typed is kept, whom to ask", async () => {
  const detail = fillingIn();
  let isRevoked = false;
  const over = () => refusal(403, 3, TAKEN_BACK);
  fakeApi({
    "GET /api/FormStartLink/Standing": () => (isRevoked ? over() : standing),
    [`GET /api/SubmissionShareLink/SubmissionDetail/${detail.submissionId}`]: () => (isRevoked ? over() : detail),
    "PUT /api/SubmissionShareLink/SaveStep": () => (isRevoked ? over() : savedWith(1)),
    "POST /api/SubmissionShareLink/SubmitStep": over,
  });
  renderInKit(<StartByLinkPage />, { path: `/forms/start#${SECRET}` });
  await userEvent.type(await screen.findByRole("textbox", { name: /Weather/ }), "Rain");
  isRevoked = true;
  await userEvent.click(screen.getByRole("button", { name: "Send to the checker" }));
  expect(await screen.findByRole("heading", { name: "This link takes nothing any more" })).toBeVisible();
  expect(screen.getByText(/stays on this device. Ask Northbank Builders how to go on/)).toBeVisible();
  expect(screen.queryByRole("textbox", { name: /Weather/ })).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("once the link is over who began before is told until when they may submit, also after a reload", async () => {
  const detail = fillingIn();
  fakeApi({
    "GET /api/FormStartLink/Standing": () => refusal(403, 3, "This link has expired."),
    [`GET /api/SubmissionShareLink/SubmissionDetail/${detail.submissionId}`]: () => detail,
  });
  renderInKit(<StartByLinkPage />, { path: `/forms/start#${SECRET}` });
  expect(await screen.findByText(/^This link is over. What you began can be submitted until .*2026/)).toBeVisible();
  expect(await screen.findByRole("textbox", { name: /Weather/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByText("This link is no longer in use")).toBeNull());
});
