import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { defaultWorkflow, parseWorkflow, stepsOf } from "../src/graph";
import { onAPhone, Route, services, TEMPLATE } from "./support/editor-page";

const LOAD = `GET /api/FormTemplateSetting/GetFormWorkflow/${TEMPLATE}`;

beforeEach(onAPhone);

/** By what was saved last: a save that a test before left waiting may come first. */
function savedSteps(saves: ReturnType<typeof services>["saves"]): string[] {
  const { nodes, edges } = saves.at(-1) ?? { nodes: [], edges: [] };
  return stepsOf(parseWorkflow({ nodes, edges })).map(({ data }) => data.stepName);
}

describe("more steps", () => {
  test("are begun with a sequence, which is saved, and taken back with Undo", async () => {
    const { handlers, saves } = services();
    fakeApi({ ...handlers, [LOAD]: () => ({ ...defaultWorkflow(), version: 1, formTemplateId: TEMPLATE }) });
    renderInKit(<Route />);
    await userEvent.click(await screen.findByRole("button", { name: "More steps…" }));
    const dialog = await screen.findByRole("dialog", { name: "Begin with a sequence" });
    expect(within(dialog).getAllByText(/^\d steps$/)).toHaveLength(6);
    await userEvent.click(within(dialog).getByRole("button", { name: /Submission → Checker → Approval$/ }));
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "Begin with a sequence" })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(savedSteps(saves)).toEqual(["Submission", "Checker", "Approval"]));
    expect(screen.queryByRole("button", { name: "More steps…" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("button", { name: "More steps…" })).toBeInTheDocument();
    // To its end: what is still to be saved would reach the next test.
    await waitFor(() => expect(savedSteps(saves)).toEqual(["Step 1"]));
  });

  test("are not offered in place of what somebody drew", async () => {
    fakeApi(services().handlers);
    renderInKit(<Route />);
    await screen.findByRole("list", { name: "Outline" });
    expect(screen.queryByRole("button", { name: "More steps…" })).not.toBeInTheDocument();
  });
});
