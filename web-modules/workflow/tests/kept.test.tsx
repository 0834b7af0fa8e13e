import { DraftKeeper, findKept } from "@groundwork/formwork/editor";
import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { keptWorkflow } from "../src/features/draft/use-draft";
import { onAPhone, Route, services, TEMPLATE } from "./support/editor-page";
import { twoSteps } from "./support/two-steps";

beforeEach(onAPhone);

const BANNER = "There are changes here that were never sent";
const away = () => refusal(503, 4, "The service is away.");
const outline = () => screen.findByRole("list", { name: "Outline" });

/** Draws a button which the server does not get, and goes. */
async function drawInVain(): Promise<void> {
  fakeApi({ ...services().handlers, "PUT /api/FormTemplateSetting/UpdateFormWorkflow": away });
  const { unmount } = renderInKit(<Route />);
  const list = await outline();
  await userEvent.click(screen.getByRole("button", { name: "Add after Step 2, or connect it" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Add a button" }));
  expect(within(list).getByText("nowhere yet")).toBeInTheDocument();
  window.dispatchEvent(new Event("pagehide"));
  unmount();
}

async function comeBack() {
  const { handlers, saves } = services();
  fakeApi(handlers);
  renderInKit(<Route />);
  await outline();
  return saves;
}

test("what was drawn and not sent is offered when one comes back, taken over and saved", async () => {
  await drawInVain();
  const saves = await comeBack();
  expect(await screen.findByText(BANNER)).toBeInTheDocument();
  expect(screen.queryByText("nowhere yet")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Take them over" }));
  expect(await screen.findByText("nowhere yet")).toBeInTheDocument();
  expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
  await waitFor(() => expect(saves.at(-1)?.nodes).toHaveLength(6));
  expect(await screen.findByText("Saved")).toBeInTheDocument();
  expect(localStorage.length).toBe(0);
});

test("what is discarded does not come back, nor is it sent by the visit that kept it", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  await drawInVain();
  const saves = await comeBack();
  await userEvent.click(screen.getByRole("button", { name: "Discard them" }));
  expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toEqual([]);
  expect(localStorage.length).toBe(0);
  vi.useRealTimers();
});

test("what is no workflow is thrown away", () => {
  const kept = keptWorkflow("user-1", TEMPLATE);
  const keeper = new DraftKeeper(kept);
  const { nodes, edges } = twoSteps();
  const drawn = { nodes, edges };
  keeper.keep(3, drawn, null);
  const [key] = new DraftKeeper(kept).others() as [string];
  expect(findKept(key, kept.read)).toMatchObject({ version: 3, content: drawn, base: null });
  localStorage.setItem(key, JSON.stringify({ version: 3, content: { nodes: [1] }, keptAt: "2026-11-21" }));
  expect(findKept(key, kept.read)).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});
