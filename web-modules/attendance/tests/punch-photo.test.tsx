import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { type ChosenPhoto, TakePhoto, UnsentPunchPhotos } from "../src/features/clock/punch-photo";
import { takesPictures } from "./camera";

const LARGE = "a photo as a camera makes it";
const taken = (content: string) => new File([content], "me.jpg", { type: "image/jpeg" });
let chosen: ChosenPhoto | null = null;

function Taking() {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  chosen = photo;
  return <TakePhoto photo={photo} onChosen={setPhoto} help="Your company asks for a photo." />;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a photo is made as small as somebody looks at, shown, and taken back", async () => {
  const drawn = takesPictures();
  renderInKit(<Taking />);
  const button = screen.getByLabelText("Take a photo");
  expect(button).toHaveAttribute("capture");
  expect(screen.getByText("Your company asks for a photo.")).toBeVisible();
  await userEvent.upload(button, taken(LARGE));
  expect(await screen.findByText("Goes with your next press.")).toBeVisible();
  expect(screen.queryByText("Your company asks for a photo.")).toBeNull();
  expect(drawn).toEqual([[1920, 1440]]);
  expect(await (await chosen)?.text()).toBe("small");
  await userEvent.click(screen.getByRole("button", { name: "Press without it" }));
  expect(chosen).toBeNull();
});

test("one that is small already goes as it is", async () => {
  const drawn = takesPictures({ width: 640, height: 480 });
  renderInKit(<Taking />);
  await userEvent.upload(screen.getByLabelText("Take a photo"), taken("tiny"));
  await waitFor(() => expect(drawn).toEqual([[640, 480]]));
  expect(await (await chosen)?.text()).toBe("tiny");
});

test("what is no picture is said at once, and goes with nothing", async () => {
  takesPictures();
  renderInKit(<Taking />);
  await userEvent.upload(screen.getByLabelText("Take a photo"), taken("no picture"));
  expect(await screen.findByRole("alert")).toHaveTextContent("could not be opened as a picture");
  expect(chosen).toBeNull();
  await userEvent.upload(screen.getByLabelText("Take a photo"), taken(LARGE));
  expect(await screen.findByText("Goes with your next press.")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("one that the service refused stays with its reason until it is removed", async () => {
  const drop = vi.fn();
  const photo = { photoId: "photo", punchId: "punch" };
  renderInKit(
    <UnsentPunchPhotos photos={{ waiting: [], refused: [{ photo, reason: "It is older." }] }} onDrop={drop} />,
  );
  expect(screen.getByText("A photo did not arrive. What you pressed counts all the same.")).toBeVisible();
  expect(screen.getByText("It is older.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Remove photo" }));
  expect(drop).toHaveBeenCalledWith("photo");
});
