import { confirm, OverlayRoot } from "@groundwork/kit";
import { renderInKit } from "@groundwork/kit/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { HistoryButtons } from "../src/editor";

test("no key undoes behind a dialog what nobody sees", async () => {
  const [undo, redo] = [vi.fn(), vi.fn()];
  renderInKit(
    <>
      <HistoryButtons undo={undo} redo={redo} />
      <OverlayRoot />
    </>,
  );
  act(() => void confirm({ title: "Delete “Slump”?", body: "Its answers go.", verb: "Delete it", danger: true }));
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Control>}z{/Control}{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}");
  expect([undo, redo].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await userEvent.keyboard("{Control>}z{/Control}{Control>}y{/Control}");
  expect([undo, redo].map((each) => each.mock.calls.length)).toEqual([1, 1]);
});
