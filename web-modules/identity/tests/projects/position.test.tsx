import { useForm } from "@groundwork/kit/forms";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ProjectFields } from "../../src/features/projects/project-fields";
import { emptyProject, type ProjectValues } from "../../src/features/projects/project-values";

function Fields() {
  const form = useForm<ProjectValues, null>({ initial: emptyProject("Asia/Singapore"), submit: async () => null });
  return <ProjectFields form={form} />;
}

test("a position that the browser does not tell is explained beside the button, in our words", async () => {
  fakeApi({ "GET /api/Project/GetTimeZones": () => [] });
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: {
      getCurrentPosition: (_: unknown, failed: (error: { code: number; message: string }) => void) =>
        failed({ code: 1, message: "User denied Geolocation" }),
    },
  });
  renderInKit(<Fields />);
  await userEvent.click(screen.getByRole("button", { name: "Use where I am now" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Allow it in the browser’s settings");
  expect(screen.queryByText("User denied Geolocation")).toBeNull();
});

test("a position copied from a map is taken by either box, also after something that was none", async () => {
  fakeApi({ "GET /api/Project/GetTimeZones": () => [] });
  renderInKit(<Fields />);
  const [latitude, longitude] = [screen.getByLabelText("Latitude"), screen.getByLabelText("Longitude")];
  await userEvent.click(longitude);
  await userEvent.paste("12 Marina Boulevard");
  expect(longitude).toBeInvalid();
  await userEvent.paste("https://www.google.com/maps/@1.2806,103.8545,17z");
  expect(latitude).toHaveValue("1.2806");
  expect(longitude).toHaveValue("103.8545");
  expect(longitude).toBeValid();
  expect(screen.getByText("Position taken: 1.2806, 103.8545")).toHaveRole("status");
  await userEvent.clear(latitude);
  await userEvent.paste("1.3");
  expect(latitude).toHaveValue("1.3");
});

test("an address that was written can be looked for on a map", async () => {
  fakeApi({ "GET /api/Project/GetTimeZones": () => [] });
  renderInKit(<Fields />);
  expect(screen.queryByRole("link", { name: "Look for the address on a map" })).toBeNull();
  await userEvent.type(screen.getByLabelText("Address"), "12 Marina Boulevard,{Enter}Singapore & more");
  expect(screen.getByRole("link", { name: "Look for the address on a map" })).toHaveAttribute(
    "href",
    "https://www.openstreetmap.org/search?query=12%20Marina%20Boulevard%2C%20Singapore%20%26%20more",
  );
});
