import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import type { FormDetail } from "../src/features/builder/saving/api";
import { keepVisitor } from "../src/features/share/visitor";
import { StartLinks } from "../src/features/start-link/start-links";
import { StartReceipt } from "../src/features/start-link/start-receipt";
import StartByLinkPage from "../src/pages/start-by-link";
import { detailOf } from "./site-diary";

const SECRET = "s".repeat(43);
const standing = {
  needsPin: false,
  templateName: "Site diary",
  stepName: "Filling in",
  companyName: "Northbank",
  companyColor: "#14634d",
  companyLogo: "",
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

test.each([
  [403, "This link was taken back. Ask whoever gave it to you."],
  [404, "This link leads nowhere (any more). Ask whoever gave it to you for a new one."],
])("a link that is over (%s) says so, and not that something failed", async (status, said) => {
  fakeApi({ "GET /api/FormStartLink/Standing": () => refusal(status, 3, said) });
  renderInKit(<StartByLinkPage />, { path: `/forms/start#${SECRET}` });
  expect(await screen.findByRole("heading", { name: "This link is no longer in use" })).toBeVisible();
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a link that is over by the time a visitor leaves offers its form to nobody", async () => {
  const detail = detailOf({ mayAct: false, referenceNumberStr: "7", templateName: "Site diary" });
  keepVisitor("start", SECRET, {
    ...{ pass: "p".repeat(43), fullName: "Tan Bo", email: "bo@elsewhere.test" },
    submissionId: detail.submissionId,
  });
  let isOver = false;
  fakeApi({
    "GET /api/FormStartLink/Standing": () =>
      isOver ? refusal(403, 3, "This link was taken back. Ask whoever gave it to you.") : standing,
    [`GET /api/SubmissionShareLink/SubmissionDetail/${detail.submissionId}`]: () => detail,
  });
  renderInKit(<StartByLinkPage />, { path: `/forms/start#${SECRET}` });
  await screen.findByText("Your number is 7");
  isOver = true;
  await userEvent.click(screen.getByRole("button", { name: "Not you?" }));
  expect(await screen.findByText("This link is no longer in use")).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("what does fail says that it failed", async () => {
  fakeApi({ "GET /api/FormStartLink/Standing": () => refusal(429, 3, "Wait a minute.") });
  renderInKit(<StartByLinkPage />, { path: `/forms/start#${SECRET}` });
  expect(await screen.findByRole("heading", { name: "This could not be loaded" })).toBeVisible();
});

test("where all start links were taken back, it is not said that there never was one", async () => {
  const project = { projectId: "p1", name: "Jetty 4" };
  fakeApi({
    "GET /api/FormStartLink/QueryStartLinks": () => ({ data: [], totalCount: 0, pageNumber: 1, pageCount: 20 }),
    "GET /api/Project/QueryProjects": () => ({ data: [project], totalCount: 1, totalPageCount: 1, pageNumber: 1 }),
  });
  const detail = { formTemplateId: "t1", name: "Site diary", projectIds: null, publishedVersion: 1, isArchived: false };
  renderInKit(<StartLinks detail={detail as unknown as FormDetail} />);
  expect(await screen.findByText(/^No start link is in use/)).toBeVisible();
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
  await userEvent.click(screen.getByRole("button", { name: "Not you?" }));
  expect(await screen.findByRole("textbox", { name: /Full name/ })).toHaveValue("");
  expect(screen.queryByText(/Tan Bo/)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test("the number is told once, whatever it looks like", async () => {
  const detail = detailOf({ mayAct: false, referenceNumberStr: "8" });
  renderInKit(
    <StartReceipt detail={detail} fullName="Tan Bo" onAnother={async () => undefined} onNext={() => undefined} />,
  );
  expect(screen.getByText("Your number is 8")).toBeVisible();
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

describe("a link with a PIN", () => {
  const locked = { ...standing, needsPin: true, templateName: "", companyName: "", companyColor: "", projectName: "" };
  const PIN = "471147";

  test("asks it before it tells anything, and sends it with each proof", async () => {
    const sent: unknown[] = [];
    fakeApi({
      "GET /api/FormStartLink/Standing": () => locked,
      "POST /api/FormStartLink/Open": ({ body }) =>
        (body as { pin: string }).pin === PIN
          ? standing
          : refusal(422, 2, "This is not the PIN of this link. Ask whoever gave it to you."),
      "POST /api/FormStartLink/Verify": ({ body }) => {
        sent.push((body as { pin: string | null }).pin);
        return { isVerified: false, endsAt: "2026-11-28T10:00:00Z", submissionId: null };
      },
    });
    renderInKit(<StartByLinkPage />, { path: `/forms/start#${SECRET}` });
    const field = await screen.findByRole("textbox", { name: /PIN/ });
    expect(screen.queryByRole("textbox", { name: /Full name/ })).toBeNull();
    await userEvent.type(field, "47");
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(await screen.findByText(/4 to 8 digits/)).toBeVisible();
    await userEvent.type(field, "1148");
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    expect((await screen.findAllByText(/This is not the PIN/))[0]).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, PIN);
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(await screen.findByRole("heading", { name: "Site diary" })).toBeVisible();
    await userEvent.type(screen.getByRole("textbox", { name: /Full name/ }), "Ada");
    await userEvent.type(screen.getByRole("textbox", { name: /mail/ }), "a@b.co");
    await userEvent.click(screen.getByRole("button", { name: "Mail me a code" }));
    await userEvent.type(await screen.findByRole("textbox", { name: "Code" }), "123456");
    await userEvent.click(screen.getByRole("button", { name: "Go on" }));
    expect(sent).toEqual([PIN, PIN]);
    expect(JSON.stringify(sessionStorage)).not.toContain(PIN);
  });

  test("is open to who has proven themselves, and asks whoever comes next again", async () => {
    const detail = detailOf({ mayAct: false, referenceNumberStr: "SD-007", templateName: "Site diary" });
    const visitor = { pass: "p".repeat(43), fullName: "Tan Bo", email: "bo@elsewhere.test" };
    keepVisitor("start", SECRET, { ...visitor, submissionId: detail.submissionId });
    fakeApi({
      "GET /api/FormStartLink/Standing": ({ headers }: { headers: Headers }) =>
        headers.get("X-Share-Pass") === visitor.pass ? standing : locked,
      [`GET /api/SubmissionShareLink/SubmissionDetail/${detail.submissionId}`]: () => detail,
    });
    renderInKit(<StartByLinkPage />, { path: `/forms/start#${SECRET}` });
    expect(await screen.findByText("Your number is SD-007")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Not you?" }));
    expect(await screen.findByRole("textbox", { name: /PIN/ })).toHaveValue("");
    expect(screen.queryByText(/Site diary|Tan Bo/)).toBeNull();
  });
});
