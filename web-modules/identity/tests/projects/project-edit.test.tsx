import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { ProjectDetail } from "../../src/features/projects/api";
import { ProjectEdit } from "../../src/features/projects/project-edit";

const project = {
  projectId: "0190a1b2-0000-7000-8000-0000000000c1",
  name: "Jetty 4",
  description: "",
  address: "",
  latitude: 1.4,
  longitude: 103.9,
  timeZone: "Asia/Singapore",
  startsOn: null,
  endsOn: null,
  fenceRadiusMeters: 200,
  fencePoints: null,
} as ProjectDetail;

const LOST = /Without a position nobody is marked as outside/;

test("who takes away the position that a fence is around is told what becomes of it", async () => {
  signedInCookie();
  fakeApi({});
  renderInKit(<ProjectEdit project={project} />);
  const user = userEvent.setup();
  await user.clear(await screen.findByRole("textbox", { name: "Latitude" }));
  expect(screen.queryByText(LOST)).toBeNull();
  await user.clear(screen.getByRole("textbox", { name: "Longitude" }));
  expect(await screen.findByText(LOST)).toBeVisible();
});
