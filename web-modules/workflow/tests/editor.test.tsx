import { browserHistory } from "@groundwork/kit";
import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { parseWorkflow, type Workflow } from "../src/graph";
import { onAPhone, Route, services, TEMPLATE } from "./support/editor-page";
import { twoSteps } from "./support/two-steps";

function stale() {
  const message = "Saved by Lim Wei just now.";
  return refusal(409, 4, message, { fields: [{ field: "revision", message, code: "savedBySomebodyElse" }] });
}

beforeEach(onAPhone);

describe("the workflow on a phone", () => {
  test("is a list that is edited and saved as one goes", async () => {
    const { handlers, saves } = services();
    fakeApi(handlers);
    renderInKit(<Route />);
    const outline = await screen.findByRole("list", { name: "Outline" });
    expect(within(outline).getAllByRole("button", { name: /^Step \d/ })).not.toHaveLength(0);

    await userEvent.click(screen.getByRole("button", { name: "Add after Step 2, or connect it" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Add a button" }));
    expect(within(outline).getByText("nowhere yet")).toBeInTheDocument();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]).toMatchObject({ version: 1 });
    expect(parseWorkflow({ nodes: saves[0]?.nodes, edges: saves[0]?.edges }).nodes).toHaveLength(6);
    expect(await screen.findByText("Saved")).toBeInTheDocument();

    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(within(outline).queryByText("nowhere yet")).not.toBeInTheDocument();
  });

  test("says why something cannot be added now", async () => {
    fakeApi(services().handlers);
    renderInKit(<Route />);
    await screen.findByRole("list", { name: "Outline" });
    const [menu] = screen.getAllByRole("button", { name: "Add after Submit, or connect it" });
    await userEvent.click(menu as HTMLElement);
    const refused = await screen.findAllByRole("menuitem", { name: /Leads on already: remove its connection/ });
    for (const item of refused) expect(item).toBeDisabled();
    expect(screen.getByRole("menuitem", { name: /Add a step.*Before Step 2/ })).toBeEnabled();
    expect(screen.getByRole("menuitem", { name: "Send an e-mail" })).toBeEnabled();
  });

  /** The first save meets what somebody else made of the drawing. */
  function meeting(theirs: (drawn: Workflow) => Workflow) {
    const { handlers, saves } = services({ updatedBy: { fullName: "Lim Wei" }, updatedAt: new Date().toISOString() });
    const drawn = twoSteps();
    let isMet = false;
    fakeApi({
      ...handlers,
      [`GET /api/FormTemplateSetting/GetFormWorkflow/${TEMPLATE}`]: () =>
        isMet ? { ...theirs(drawn), version: 9 } : { ...drawn, version: 1 },
      "PUT /api/FormTemplateSetting/UpdateFormWorkflow": ({ body }: { body: unknown }) => {
        if (isMet) return handlers["PUT /api/FormTemplateSetting/UpdateFormWorkflow"]({ body });
        isMet = true;
        return stale();
      },
    });
    return saves;
  }

  const withName = (drawn: Workflow, stepName: string): Workflow => ({
    ...drawn,
    nodes: drawn.nodes.map((node) =>
      node.type === "step" && node.data.stepName === "Step 2" ? { ...node, data: { ...node.data, stepName } } : node,
    ),
  });

  test("what somebody else drew meanwhile is merged with mine, without a question", async () => {
    const saves = meeting((drawn) => withName(drawn, "Approve"));
    renderInKit(<Route />);
    await userEvent.click(await screen.findByRole("button", { name: "Add a step" }));
    expect(await screen.findByText(/Merged with what Lim Wei changed/)).toBeInTheDocument();
    expect(screen.getByText(/1 part of the drawing/)).toBeInTheDocument();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.version).toBe(9);
    const { nodes } = parseWorkflow({ nodes: saves[0]?.nodes, edges: saves[0]?.edges });
    expect(nodes.filter(({ type }) => type === "step")).toHaveLength(3);
    expect(JSON.stringify(nodes)).toContain("Approve");
    // It would take away what the other has saved.
    expect(screen.getByRole("button", { name: "Undo" })).toBeDisabled();
  });

  test("with a kind of node that is newer than the page is looked at, and never saved", async () => {
    const { handlers, saves } = services();
    const { nodes, edges } = twoSteps();
    const end = nodes.find((node) => node.type === "close")?.id ?? "";
    const drawn = {
      nodes: nodes.map((node) => (node.id === end ? { ...node, type: "archive", data: { years: 7 } } : node)),
      edges: edges.map((edge) => (edge.target === end ? { ...edge, targetHandle: "archiveIn" } : edge)),
    };
    fakeApi({
      ...handlers,
      [`GET /api/FormTemplateSetting/GetFormWorkflow/${TEMPLATE}`]: () => ({ version: 1, ...drawn }),
    });
    renderInKit(<Route />);
    const outline = await screen.findByRole("list", { name: "Outline" });
    expect(within(outline).getByRole("button", { name: /^Step 1/ })).toBeInTheDocument();
    expect(screen.getByText(/parts that are newer than this page .*archive/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Add a step" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Publish" })).not.toBeInTheDocument();
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(saves).toEqual([]);
  });

  test("opens at the very step that a finding led to", async () => {
    const { handlers } = services();
    const draft = twoSteps();
    const later = draft.nodes.find(({ data }) => "stepName" in data && data.stepName === "Step 2");
    fakeApi({
      ...handlers,
      [`GET /api/FormTemplateSetting/GetFormWorkflow/${TEMPLATE}`]: () => ({ version: 1, ...draft }),
    });
    browserHistory.replace(`/workflow/${TEMPLATE}?node=${later?.id}`);
    renderInKit(<Route />);
    expect(await screen.findByRole("dialog", { name: "Step 2" })).toBeInTheDocument();
  });

  test("can be looked at by who may not change it", async () => {
    fakeApi(services({ mayEdit: false }).handlers);
    renderInKit(<Route />);
    await screen.findByRole("list", { name: "Outline" });
    expect(screen.getByText(/You can look at this workflow/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Add a step" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Publish" })).not.toBeInTheDocument();
  });
});
