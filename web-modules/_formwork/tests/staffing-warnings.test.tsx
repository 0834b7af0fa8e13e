import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { type ProblemItem, type Publishable, usePublish } from "../src/editor";
import { useProblemsTitle } from "../src/editor/problems-title";

/** Of a page that knows nothing of the workflow: the builder's, its rules', its settings'. */
const DRAFT: Publishable = {
  flush: () => Promise.resolve(true),
  isSaved: () => true,
  subscribe: () => () => undefined,
  seen: () => ({ bodyVersion: 2 }),
};

function Publisher() {
  const { publish } = usePublish("permit", DRAFT);
  return (
    <button type="button" onClick={publish}>
      Go live
    </button>
  );
}

const step = (id: string, stepName: string, data: object) => ({ id, type: "step", data: { stepName, ...data } });
const DRAWING = {
  nodes: [
    step("one", "Filling in", { triggerStep: true, teamIds: [] }),
    { id: "submit", type: "button", data: { name: "Submit" } },
    step("two", "Approval", { teamIds: ["checkers"], needsAnotherPerson: true }),
  ],
  edges: [
    { source: "one", target: "submit" },
    { source: "submit", target: "two" },
  ],
};

async function publish(membersCount: number) {
  const team = { teamId: "checkers", name: "Checkers", membersCount, isEveryone: false };
  const sent = fakeApi({
    "GET /api/FormTemplate/GetPublishProblems": () => ({
      ...{ formTemplateId: "permit", bodyVersion: 2, workflowVersion: 1, detailVersion: 1, problems: [] },
    }),
    "GET /api/FormTemplate/GetPublishRehearsal": () => ({
      ...{ formTemplateId: "permit", lookedAt: 0, inProgress: 0, findings: [] },
    }),
    "GET /api/FormTemplateSetting/GetFormWorkflow/permit": () => ({ ...DRAWING, formTemplateId: "permit", version: 1 }),
    "GET /api/Team/QueryTeams": () => ({
      ...{ data: [team], totalPageCount: 1, totalCount: 1, pageNumber: 1, pageCount: 100 },
    }),
    "POST /api/FormTemplate/PublishFormTemplate": () => ({ formTemplateId: "permit", publishedVersion: 2 }),
  });
  renderInKit(<Publisher />);
  await userEvent.click(screen.getByRole("button", { name: "Go live" }));
  return () => sent.filter(({ method }) => method === "POST").length;
}

test("wherever one publishes from, a step that nobody may do is asked about first", async () => {
  const published = await publish(0);
  const question = await screen.findByRole("dialog", { name: "Publish all the same?" });
  expect(within(question).getByRole("listitem")).toHaveTextContent(/^Approval Nobody is in its teams yet/);
  expect(published()).toBe(0);
  await userEvent.click(within(question).getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(published()).toBe(1));
});

test("where somebody may do each of them nothing is asked", async () => {
  const published = await publish(2);
  await waitFor(() => expect(published()).toBe(1));
});

const held: { titleOf?: (items: readonly ProblemItem[]) => string } = {};

function Holder(): null {
  held.titleOf = useProblemsTitle();
  return null;
}

test("what is only better looked at is not called missing", () => {
  const item = (isWarning: boolean) => ({ problem: { isWarning } }) as ProblemItem;
  renderInKit(<Holder />);
  const said = (...items: ProblemItem[]) => held.titleOf?.(items);
  expect(said(item(true))).toBe("One thing to look at before publishing");
  expect(said(item(true), item(true))).toBe("2 things to look at before publishing");
  expect(said(item(false), item(true))).toBe("One thing is missing before publishing, 1 more to look at");
  expect(said(item(false))).toBe("One thing is missing before publishing");
  expect(said()).toBe("Ready to be published");
});
