import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import TodosPage from "../src/pages/todos";
import { form, pageOf, todo } from "./home-rows";

const twoPages = (left: number) => ({
  "GET /api/Project/QueryProjects": () => pageOf([]),
  "GET /api/Submission/GetTodoCounts": () => ({ all: left, myTurn: left, ongoing: 0, done: 0, needsAttention: 0 }),
  "GET /api/Submission/QueryTodos": ({ query }: { query: URLSearchParams }) => {
    const before = (Number(query.get("pageNumber")) - 1) * 20;
    return pageOf(
      Array.from({ length: Math.max(0, Math.min(20, left - before)) }, (_, at) => todo(before + at)),
      left,
    );
  },
});

test("who did the last one of the last page is shown what stands before it", async () => {
  fakeApi(twoPages(25));
  renderInKit(<TodosPage />, { path: "/forms/to-dos?page=3" });
  expect(await screen.findByText("Page 2 of 2")).toBeVisible();
  expect(within(screen.getByRole("list", { name: "My turn" })).getAllByRole("listitem")).toHaveLength(5);
});

test("of what fits on one page no pages are told, whatever the address says", async () => {
  fakeApi(twoPages(20));
  renderInKit(<TodosPage />, { path: "/forms/to-dos?page=2" });
  expect(within(await screen.findByRole("list", { name: "My turn" })).getAllByRole("listitem")).toHaveLength(20);
  expect(screen.queryByText(/^Page/)).toBeNull();
});

const FORM = "0a000000-0000-4000-8000-00000000000f";

test("what is asked for goes to the service with list and counts, stays on the next tab, and can be taken back", async () => {
  const sent = fakeApi({
    ...twoPages(25),
    "GET /api/FormTemplate/QueryFormTemplates": () => pageOf([form("Hot work permit", { formTemplateId: FORM })]),
    "GET /api/Submission/QueryTodos": ({ query }) =>
      pageOf(query.has("formTemplateId") && query.get("for") === "whoIsAway" ? [] : [todo(1)]),
  });
  renderInKit(<TodosPage />, { path: "/forms/to-dos?page=2" });
  const user = userEvent.setup();
  await screen.findByRole("option", { name: "Hot work permit" });
  const formChoice = screen.getByRole("combobox", { name: "Form" });
  await user.selectOptions(formChoice, "Hot work permit");
  await user.selectOptions(screen.getByRole("combobox", { name: "Due" }), "Overdue");
  await waitFor(() =>
    expect(asked(sent, "QueryTodos")).toMatchObject({ formTemplateId: FORM, overdue: "true", pageNumber: "1" }),
  );
  expect(asked(sent, "GetTodoCounts")).toMatchObject({ formTemplateId: FORM, overdue: "true" });
  // What the select is stays while the list is read anew, with the focus; of what can't be late nothing is counted.
  expect(formChoice).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Done" })).toBeVisible();
  const done = screen.getByRole("link", { name: /^Done/ }).getAttribute("href");
  expect(done).toContain(`f.formTemplateId=${FORM}`);
  expect(done).not.toContain("page");
  expect(done).not.toContain("overdue");
  await user.selectOptions(screen.getByRole("combobox", { name: "Whose work" }), "Of whom I stand in for");
  await user.click(await screen.findByRole("button", { name: "Show everything" }));
  expect(await screen.findByText(/PTW-001/)).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Form" })).toHaveValue("");
  expect(screen.getByRole("link", { name: /^Done/ })).toHaveAttribute("href", "/forms/to-dos?type=done");
});

test("of what others are at nothing is asked that nobody can tell, and nonsense of an address is not sent", async () => {
  const sent = fakeApi({ ...twoPages(3), "GET /api/FormTemplate/QueryFormTemplates": () => pageOf([]) });
  renderInKit(<TodosPage />, { path: "/forms/to-dos?type=ongoing&f.for=me&f.projectId=here&f.overdue=true" });
  expect(await screen.findByRole("combobox", { name: "Due" })).toHaveValue("true");
  expect(screen.queryByRole("combobox", { name: "Whose work" })).toBeNull();
  expect(asked(sent, "QueryTodos")).toEqual({ type: "3", overdue: "true", pageNumber: "1", pageCount: "20" });
});

function asked(sent: ReturnType<typeof fakeApi>, call: string): Record<string, string> {
  const of = sent.filter(({ path }) => path === `/api/Submission/${call}`);
  return Object.fromEntries(of.at(-1)?.query ?? []);
}

test("several are pressed at once; what needs somebody is said, each with the way to it", async () => {
  let left = [todo(1), todo(2), { ...todo(3), state: "draft" as const }, todo(4)];
  const needs = "What this step asks for is missing or does not fit. Open it and fill it in.";
  const sent = fakeApi({
    ...twoPages(4),
    "GET /api/FormTemplate/QueryFormTemplates": () => pageOf([]),
    "GET /api/Submission/QueryTodos": () => pageOf(left),
    "GET /api/Submission/GetSubmissionDetail": () => ({
      standsIn: false,
      fence: null,
      currentStepActions: [
        { submitActionId: "approve", name: "Approve", asksForReason: false, tone: "good", order: 0 },
      ],
    }),
    "POST /api/Submission/ActOnSubmissions": ({ body }) => {
      left = left.filter(({ submissionId }) => submissionId !== "submission-1");
      const verdict = (submissionId: string) => ({
        ...{ submissionId, isRetryable: false, isDone: submissionId === "submission-1" },
        message: submissionId === "submission-1" ? null : needs,
      });
      const { submissions } = body as { submissions: { submissionId: string }[] };
      return { verdicts: submissions.map(({ submissionId }) => verdict(submissionId)) };
    },
  });
  renderInKit(<TodosPage />, { path: "/forms/to-dos" });
  const user = userEvent.setup();
  // A draft is filled in by itself.
  await waitFor(() => expect(screen.getAllByRole("checkbox")).toHaveLength(3));
  await user.click(screen.getByRole("checkbox", { name: "Select Hot work permit PTW-004" }));
  expect(screen.getByText("1 selected")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Select all 3 on this page" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Hot work permit PTW-004" }));
  await user.click(await screen.findByRole("button", { name: "Press a button for 2…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Press a button for these 2 submissions" }));
  await user.click(await dialog.findByRole("button", { name: "Approve" }));
  expect(await dialog.findByText("1 done, 1 needs you")).toBeVisible();
  expect(dialog.getByText(new RegExp(needs))).toBeVisible();
  const way = dialog.getByRole("link", { name: "Open Hot work permit · PTW-002" });
  expect(way).toHaveAttribute("href", "/forms/submissions/submission-2");
  const acts = sent.filter(({ path }) => path === "/api/Submission/ActOnSubmissions");
  expect(acts).toHaveLength(1);
  expect(acts[0]?.body).toEqual({
    act: { kind: "press", stepId: "step-2", submitActionId: "approve", reason: "" },
    submissions: [1, 2].map((number) => ({ submissionId: `submission-${number}`, number: 1 })),
  });
  // What was refused stays chosen behind the dialog.
  await waitFor(() =>
    expect(screen.getAllByRole<HTMLInputElement>("checkbox", { hidden: true }).map(({ checked }) => checked)).toEqual([
      true,
      false,
    ]),
  );
});

test("a form that the reader is not in stays chosen once nothing of it is left", async () => {
  let isLeft = true;
  fakeApi({
    ...twoPages(1),
    "GET /api/FormTemplate/QueryFormTemplates": () => pageOf([]),
    "GET /api/Submission/QueryTodos": ({ query }) =>
      pageOf(isLeft && !query.has("overdue") ? [{ ...todo(1), templateId: FORM }] : []),
  });
  renderInKit(<TodosPage />, { path: "/forms/to-dos" });
  const user = userEvent.setup();
  const forms = await screen.findByRole("combobox", { name: "Form" });
  await user.selectOptions(forms, FORM);
  isLeft = false;
  await user.selectOptions(screen.getByRole("combobox", { name: "Due" }), "Overdue");
  await screen.findByRole("button", { name: "Show everything" });
  expect(screen.getByRole("combobox", { name: "Form" })).toHaveValue(FORM);
});
