import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { FormDetail } from "../src/features/builder/saving/api";
import { keepVisitor } from "../src/features/share/visitor";
import { StartLinks } from "../src/features/start-link/start-links";
import StartByLinkPage from "../src/pages/start-by-link";
import { detailOf } from "./site-diary";

const SECRET = "s".repeat(43);
const standing = {
  templateName: "Site diary",
  stepName: "Filling in",
  companyName: "Northbank",
  companyColor: "#14634d",
  projectName: "Jetty 4",
  whyClosed: null,
};

beforeEach(() => sessionStorage.clear());

test.each([
  ["notInUse", "It is not in use here any more"],
  ["usedUp", "used as often as it may be"],
  ["fullForToday", "Come again tomorrow"],
  ["subscriptionEnded", "Northbank takes no forms at the moment"],
])("a link that is closed (%s) says why and asks for no name", async (whyClosed, said) => {
  fakeApi({ "GET /api/FormStartLink/Standing": () => ({ ...standing, whyClosed }) });
  renderInKit(<StartByLinkPage />, { path: `/forms/start#${SECRET}` });
  expect(await screen.findByText(new RegExp(said))).toBeVisible();
  expect(screen.queryByLabelText(/Full name/)).toBeNull();
});

test("who has submitted is told their number, and whoever comes next finds nothing of them", async () => {
  const detail = detailOf({ mayAct: false, referenceNumberStr: "SD-007", templateName: "Site diary" });
  const visitor = { pass: "p".repeat(43), fullName: "Tan Bo", email: "bo@elsewhere.test" };
  keepVisitor("start", SECRET, { ...visitor, submissionId: detail.submissionId });
  fakeApi({
    "GET /api/FormStartLink/Standing": () => standing,
    [`GET /api/SubmissionShareLink/SubmissionDetail/${detail.submissionId}`]: () => detail,
  });
  renderInKit(<StartByLinkPage />, { path: `/forms/start#${SECRET}` });
  expect(await screen.findByText("Your number is SD-007")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Submit another" }));
  expect(await screen.findByRole("textbox", { name: /Full name/ })).toHaveValue("");
  expect(screen.queryByText(/Tan Bo/)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ["only drawn", { publishedVersion: null, isArchived: false }],
  ["archived", { publishedVersion: 2, isArchived: true }],
])("a form that is %s is hung out by nobody", async (_, change) => {
  fakeApi({
    "GET /api/FormStartLink/QueryStartLinks": () => ({ data: [], totalCount: 0, pageNumber: 1, pageCount: 20 }),
  });
  const detail = { formTemplateId: "t1", name: "Site diary", projectId: null, ...change } as unknown as FormDetail;
  renderInKit(<StartLinks detail={detail} />);
  expect(await screen.findByText(/Publish this form first/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Make a start link" })).toBeNull();
});

test("whoever takes over the page has a pass of their own, and a try that is repeated the same one", async () => {
  const sent: { email: string; token: string }[] = [];
  fakeApi({
    "GET /api/FormStartLink/Standing": () => standing,
    "POST /api/FormStartLink/Verify": ({ body }) => {
      sent.push(body as (typeof sent)[number]);
      return { isVerified: false, endsAt: "2026-11-28T10:00:00Z", submissionId: null };
    },
  });
  renderInKit(<StartByLinkPage />, { path: `/forms/start#${SECRET}` });
  for (const email of ["a@b.co", "c@b.co", "a@b.co"]) {
    const field = await screen.findByRole("textbox", { name: /mail/ });
    await userEvent.clear(screen.getByRole("textbox", { name: /Full name/ }));
    await userEvent.type(screen.getByRole("textbox", { name: /Full name/ }), "Ada");
    await userEvent.clear(field);
    await userEvent.type(field, email);
    await userEvent.click(screen.getByRole("button", { name: /code/ }));
    await userEvent.click(await screen.findByRole("button", { name: /other|change|correct/i }));
  }
  const [ada, ben, adaAgain] = sent.map((each) => each.token);
  expect(ben).not.toBe(ada);
  expect(adaAgain).toBe(ada);
});

test("who comes back from their mail finds the page waiting for the code, though it was closed meanwhile", async () => {
  const sent: { email: string; code?: string | null }[] = [];
  fakeApi({
    "GET /api/FormStartLink/Standing": () => standing,
    "POST /api/FormStartLink/Verify": ({ body }) => {
      sent.push(body as (typeof sent)[number]);
      return { isVerified: false, endsAt: "2026-11-28T10:00:00Z", submissionId: null };
    },
  });
  const { unmount } = renderInKit(<StartByLinkPage />, { path: `/forms/start#${SECRET}` });
  await userEvent.type(await screen.findByRole("textbox", { name: /Full name/ }), "Ada");
  await userEvent.type(screen.getByRole("textbox", { name: /mail/ }), "a@b.co");
  await userEvent.click(screen.getByRole("button", { name: "Mail me a code" }));
  await screen.findByRole("textbox", { name: "Code" });
  unmount();
  renderInKit(<StartByLinkPage />, { path: `/forms/start#${SECRET}` });
  await userEvent.type(await screen.findByRole("textbox", { name: "Code" }), "123456");
  await userEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(sent.at(-1)).toMatchObject({ email: "a@b.co", fullName: "Ada", code: "123456" });
});
