import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { focusPage } from "../../src/features/builder/canvas/name-page";
import { MARKS } from "../../src/features/builder/drag/canvas-spots";

test("what is said of a page leads to its name", async () => {
  Element.prototype.scrollIntoView = vi.fn();
  render(
    ["one", "two"].map((id) => (
      <section key={id} {...{ [MARKS.page]: id }}>
        <input aria-label={id} />
      </section>
    )),
  );
  focusPage("two");
  await waitFor(() => expect(screen.getByRole("textbox", { name: "two" })).toHaveFocus());
});
