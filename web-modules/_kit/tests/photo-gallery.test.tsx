import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderInKit } from "../src/testing";
import { PhotoGallery } from "../src/ui";

function shown() {
  return renderInKit(
    <PhotoGallery>
      <a href="/files/1" data-photo="north.jpg">
        <img src="/thumbs/1" alt="North side" />
      </a>
      <a href="/files/2">plan.pdf</a>
      <a href="/files/3" data-photo="south.jpg">
        <img src="/thumbs/3" alt="South side" />
      </a>
    </PhotoGallery>,
  );
}

test("a photo opens in place, arrows lead to the others and no further, Escape gives the focus back", async () => {
  shown();
  const user = userEvent.setup();
  const link = screen.getByRole("link", { name: "North side" });
  link.focus();
  await user.keyboard("{Enter}");
  const viewer = within(await screen.findByRole("dialog", { name: "north.jpg" }));
  expect(viewer.getByRole("img", { name: "north.jpg" })).toHaveAttribute("src", expect.stringMatching("/files/1$"));
  expect(viewer.getByText("1 of 2")).toBeInTheDocument();
  await user.keyboard("{ArrowRight}{ArrowRight}");
  const last = within(screen.getByRole("dialog", { name: "south.jpg" }));
  expect(last.getByRole("button", { name: "Next photo" })).toBeDisabled();
  const download = last.getByRole("link", { name: "Download" });
  expect(download).toHaveAttribute("href", expect.stringMatching("/files/3$"));
  expect(download).toHaveAttribute("download", "south.jpg");
  await user.keyboard("{ArrowLeft}");
  expect(screen.getByRole("dialog", { name: "north.jpg" })).toBeInTheDocument();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(link).toHaveFocus();
});

test("a photo that can't be shown says so and can still be downloaded", async () => {
  shown();
  await userEvent.click(screen.getByRole("link", { name: "South side" }));
  const viewer = within(await screen.findByRole("dialog", { name: "south.jpg" }));
  viewer.getByRole("img").dispatchEvent(new Event("error"));
  expect(await viewer.findByRole("alert")).toHaveTextContent("can’t be shown here");
});

test("what is no photo, and a photo that is to open elsewhere, open as links do", async () => {
  shown();
  const user = userEvent.setup();
  const kept: boolean[] = [];
  const note = (event: MouseEvent) => {
    kept.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener("click", note);
  await user.click(screen.getByRole("link", { name: "plan.pdf" }));
  await user.keyboard("{Control>}");
  await user.click(screen.getByRole("link", { name: "North side" }));
  await user.keyboard("{/Control}");
  document.removeEventListener("click", note);
  expect(kept).toEqual([true, true]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
