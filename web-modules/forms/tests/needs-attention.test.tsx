import { fakeApi, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { SubmissionRow } from "../src/features/submissions/api";
import { NeedsAttention } from "../src/features/submissions/attention";
import { Deed } from "../src/features/submissions/attention/marks";
import { TodoTabs } from "../src/features/todos/todo-tabs";
import { detailOf } from "./site-diary";

const gone = (attentionReason: string, mayAct: boolean) =>
  detailOf({ needsAttention: true, attentionReason, mayAct, mayDelete: mayAct, currentStepName: "Check" });

function managing(projectId: string) {
  const { profile } = testSession();
  if (profile === null) throw new Error("nobody is signed in");
  const projects = [{ projectId, name: "Jetty 4", isProjectManager: true, timeZone: "UTC" }];
  return testSession({ access: "manager", profile: { ...profile, projects } });
}

describe("what nobody can act on", () => {
  test.each([
    ["teamDeleted", "Nobody is left for “Check”: its team was deleted", /give the step another team/],
    ["submitterRemoved", "Who began it has left the company, and “Check” waits for them", /delete it under/],
    ["approversMissing", "Fewer people may press in “Check” than must", /Add somebody to one of its teams/],
    ["ofALaterRelease", "Nobody can act on “Check”", /You may act on it/],
  ])("says to who may act why, and what they can do: %s", async (reason, title, advice) => {
    fakeApi({});
    renderInKit(<NeedsAttention of={gone(reason, true)} />);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(advice);
  });

  test("says to all others whom to ask", async () => {
    fakeApi({});
    renderInKit(<NeedsAttention of={gone("teamDeleted", false)} />);
    expect(await screen.findByText(/A manager of the project or an admin can act on it/)).toBeVisible();
  });

  test("leads admins to the teams, whom nobody else may change", async () => {
    fakeApi({});
    const { unmount } = renderInKit(<NeedsAttention of={gone("approversMissing", true)} />);
    expect(await screen.findByRole("link", { name: "Open the teams" })).toHaveAttribute("href", "/teams");
    unmount();
    renderInKit(<NeedsAttention of={gone("approversMissing", true)} />, { session: managing("project-1") });
    expect(await screen.findByText(/ask an admin to add somebody/)).toBeVisible();
    expect(screen.queryByRole("link")).toBeNull();
  });

  test("asks nobody of a team who manages another project to act in the place of their colleagues", async () => {
    fakeApi({});
    for (const reason of ["approversMissing", "teamDeleted", "ofALaterRelease"]) {
      const { unmount } = renderInKit(<NeedsAttention of={gone(reason, true)} />, { session: managing("project-2") });
      expect(await screen.findByText(/A manager of the project or an admin can act on it/)).toBeVisible();
      unmount();
    }
    renderInKit(<NeedsAttention of={gone("submitterRemoved", true)} />, { session: managing("project-2") });
    expect(await screen.findByText(/Finish it in their place/)).toBeVisible();
  });

  test("among to-dos says what to do to who manages its project alone", () => {
    fakeApi({});
    const of = { projectId: "project-1", attentionReason: "teamDeleted", submitter: null } as SubmissionRow;
    const { unmount } = renderInKit(<Deed of={of} />, { session: managing("project-2") });
    expect(screen.queryByText(/do it in their place/)).toBeNull();
    unmount();
    renderInKit(<Deed of={of} />, { session: managing("project-1") });
    expect(screen.getByText(/do it in their place/)).toBeVisible();
  });

  test("sends nobody who manages the project to themselves", async () => {
    fakeApi({});
    const barred = { ...gone("teamDeleted", false), didAnotherStep: true };
    const { unmount } = renderInKit(<NeedsAttention of={barred} />);
    expect(await screen.findByText(/You did another step of it: another manager/)).toBeVisible();
    unmount();
    const shown = gone("teamDeleted", false);
    const project = { ...shown.project, isArchived: true } as NonNullable<typeof shown.project>;
    renderInKit(<NeedsAttention of={{ ...shown, project }} />);
    expect(await screen.findByText(/Nobody can act on it while its project is archived/)).toBeVisible();
    expect(screen.queryByText(/ask one of them/)).toBeNull();
  });

  test("has a tab among the to-dos where there is any", async () => {
    const counts = { all: 2, myTurn: 1, ongoing: 1, done: 0 };
    fakeApi({ "GET /api/Submission/GetTodoCounts": () => ({ ...counts, needsAttention: 1 }) });
    const { unmount } = renderInKit(<TodoTabs current="myTurn" askedOf={() => ({})} />);
    const tab = await screen.findByRole("link", { name: /Needs attention/ });
    expect(tab).toHaveAttribute("href", "/forms/to-dos?type=needsAttention");
    unmount();
    fakeApi({ "GET /api/Submission/GetTodoCounts": () => ({ ...counts, needsAttention: 0 }) });
    renderInKit(<TodoTabs current="myTurn" askedOf={() => ({})} />);
    expect(await screen.findByRole("link", { name: /My turn/ })).toBeVisible();
    expect(screen.queryByRole("link", { name: /Needs attention/ })).toBeNull();
  });
});
