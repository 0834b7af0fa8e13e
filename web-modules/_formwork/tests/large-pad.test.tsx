import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { LargePad } from "../src/fields/signature/large-pad";

const cancel = () => userEvent.click(screen.getByRole("button", { name: "Cancel" }));
const byEscape = () => userEvent.keyboard("{Escape}");

test.each([
  ["nothing was drawn", [], 0, cancel],
  ["something was drawn", [[{ x: 0.1, y: 0.1 }]], 1, cancel],
  ["nothing was drawn, by Escape", [], 0, byEscape],
  ["something was drawn, by Escape", [[{ x: 0.1, y: 0.1 }]], 1, byEscape],
])("where %s one leaves the large pad as it was before", async (_, strokes, cleared, leave) => {
  const [onClear, onClose] = [vi.fn(), vi.fn()];
  renderInKit(<LargePad opened strokes={strokes} onStrokes={vi.fn()} onClear={onClear} onClose={onClose} />);
  expect(await screen.findByText("Hold the phone sideways and sign on the line")).toBeVisible();
  await leave();
  expect(onClear).toHaveBeenCalledTimes(cleared);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("what was drawn on it stays when it is done", async () => {
  const [onClear, onClose] = [vi.fn(), vi.fn()];
  const strokes = [[{ x: 0.1, y: 0.1 }]];
  renderInKit(<LargePad opened strokes={strokes} onStrokes={vi.fn()} onClear={onClear} onClose={onClose} />);
  await userEvent.click(await screen.findByRole("button", { name: "Done" }));
  expect(onClear).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledTimes(1);
});
