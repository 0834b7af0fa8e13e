import { browserHistory } from "@groundwork/kit";
import { fakeApi, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { TemplateRow } from "../src/features/templates/api";
import { TemplateMenu } from "../src/features/templates/template-menu";
import { Times } from "../src/features/times/times";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;
const manager = { session: testSession({ access: "manager" }) };
const times = {
  submitted: 12,
  isCut: false,
  closed: 9,
  within: { half: 3.5 * HOUR, most: 6 * DAY },
  steps: [
    {
      stepId: "fill",
      stepName: "Fill in",
      submitted: 12,
      within: { half: 25 * MINUTE, most: 90 * MINUTE },
      waiting: 0,
      overdue: 0,
      longestWaiting: null,
    },
    {
      stepId: "approve",
      stepName: "Approval",
      submitted: 9,
      within: { half: 3 * HOUR, most: 3 * DAY },
      waiting: 3,
      overdue: 2,
      longestWaiting: { submissionId: "late", referenceNumber: "SI-0007", since: "2026-11-20T09:00:00+08:00" },
    },
  ],
};

beforeEach(() => {
  localStorage.clear();
  browserHistory.replace("/");
});

const rowOf = async (name: string) => within((await screen.findByText(name)).closest("tr") as HTMLElement);

test("each step says how long it takes, and what waits there leads to what waits longest", async () => {
  fakeApi({ "GET /api/Submission/GetTemplateTimes": () => times });
  renderInKit(<Times templateId="template-1" />, manager);
  const approval = await rowOf("Approval");
  expect(approval.getByText("3 hours")).toBeVisible();
  expect(approval.getByText("3 days")).toBeVisible();
  expect(approval.getByText("2 overdue")).toBeVisible();
  expect(approval.getByRole("link", { name: /SI-0007/ })).toHaveAttribute("href", "/forms/submissions/late");
  const fill = await rowOf("Fill in");
  expect(fill.getByText("25 minutes")).toBeVisible();
  expect(fill.getByText("1.5 hours")).toBeVisible();
  expect(
    screen.getByText(/12 submissions were begun in the last 90 days and submitted, 9 of them done/),
  ).toHaveTextContent("half took 3.5 hours at most, nine in ten 6 days");
});

test("how far back one looks is asked for, and in the address", async () => {
  const sent = fakeApi({ "GET /api/Submission/GetTemplateTimes": () => times });
  renderInKit(<Times templateId="template-1" />, manager);
  await userEvent.click(await screen.findByRole("radio", { name: "30 days" }));
  await screen.findByText("Approval");
  expect(location.search).toBe("?days=30");
  expect(sent.map(({ query }) => query.get("days"))).toEqual(["90", "30"]);
});

test("a form that nobody submitted says so", async () => {
  const none = { ...times, submitted: 0, closed: 0, within: null, steps: [] };
  fakeApi({ "GET /api/Submission/GetTemplateTimes": () => none });
  renderInKit(<Times templateId="template-1" />, manager);
  expect(await screen.findByText("Nothing to measure yet")).toBeVisible();
  expect(screen.queryByText(/in the last 90/)).toBeNull();
});

test("a manager who may not change the form is led there too, a member is not", async () => {
  const template = { formTemplateId: "template-1", name: "Permit", mayEdit: false, isArchived: false } as TemplateRow;
  const { unmount } = renderInKit(<TemplateMenu onMove={() => {}} template={template} />, manager);
  await userEvent.click(screen.getByRole("button", { name: "What to do with Permit" }));
  expect(await screen.findAllByRole("menuitem")).toHaveLength(1);
  await userEvent.click(screen.getByRole("menuitem", { name: "How long it takes" }));
  expect(location.pathname).toBe("/forms/templates/template-1/times");
  unmount();
  renderInKit(<TemplateMenu onMove={() => {}} template={template} />, { session: testSession({ access: "member" }) });
  expect(screen.queryByRole("button")).toBeNull();
});
