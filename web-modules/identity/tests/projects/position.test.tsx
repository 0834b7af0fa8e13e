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
