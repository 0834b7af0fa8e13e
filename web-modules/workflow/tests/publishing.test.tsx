import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { changeData, stepsOf } from "../src/graph";
import type { StepNode } from "../src/nodes/step/rules";
import { onAPhone, Route, services, TEMPLATE } from "./support/editor-page";
import { twoSteps } from "./support/two-steps";

const EVERYONE = "00000000-0000-4000-8000-0000000000ee";
const WHY = /^The only person here will have done an earlier step, so nobody may do it/;

beforeEach(onAPhone);

/** In a company of so many an approval that is not for whoever did an earlier step. */
function open(membersCount: number) {
  const start = twoSteps();
  const [first, second] = stepsOf(start);
  if (!first || !second) throw new Error("they are drawn");
  const filled = changeData<StepNode>(start, first.id, { teamIds: [EVERYONE] });
  const approved = changeData<StepNode>(filled, second.id, {
    ...{ stepName: "Approval", teamIds: [EVERYONE], needsAnotherPerson: true },
  });
  const team = { teamId: EVERYONE, name: "Everyone", membersCount, isEveryone: true };
  const sent = fakeApi({
    ...services().handlers,
    [`GET /api/FormTemplateSetting/GetFormWorkflow/${TEMPLATE}`]: () => ({
      ...{ formTemplateId: TEMPLATE, version: 1 },
      ...approved,
    }),
    "GET /api/Team/QueryTeams": () => ({
      ...{ data: [team], totalPageCount: 1, totalCount: 1, pageNumber: 1, pageCount: 100 },
    }),
    "GET /api/FormTemplate/GetPublishProblems": () => ({
      ...{ problems: [], bodyVersion: 4, workflowVersion: 1, detailVersion: 3 },
    }),
    "GET /api/FormTemplate/GetPublishRehearsal": () => ({
      ...{ formTemplateId: TEMPLATE, lookedAt: 0, inProgress: 0, findings: [] },
    }),
    "POST /api/FormTemplate/PublishFormTemplate": () => ({ publishedVersion: 1 }),
  });
  renderInKit(<Route />);
  return () => sent.filter(({ path }) => path === "/api/FormTemplate/PublishFormTemplate");
}

test("a step that nobody may do is counted among the checks, and asked about before it is published", async () => {
  const published = open(1);
  const checks = await screen.findByRole("button", { name: "Checks 1" });
  expect(await screen.findByRole("button", { name: /^Approval The only person here will have done/ })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  const question = await screen.findByRole("dialog", { name: "Publish all the same?" });
  expect(within(question).getByRole("listitem")).toHaveTextContent(/^Approval The only person here/);
  await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(published()).toHaveLength(0);
  await userEvent.click(checks);
  const list = await screen.findByRole("dialog");
  expect(await within(list).findByText(WHY)).toBeVisible();
  expect(screen.queryByText("Nothing is missing any more.")).toBeNull();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  const again = await screen.findByRole("dialog", { name: "Publish all the same?" });
  await userEvent.click(within(again).getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(published()).toHaveLength(1));
});

test("where somebody else is there nothing is asked", async () => {
  const published = open(2);
  await screen.findByRole("button", { name: "Checks" });
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(published()).toHaveLength(1));
});
