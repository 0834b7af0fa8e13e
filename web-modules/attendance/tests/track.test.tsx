import { fakeApi, renderInKit, signedInCookie, testSession } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { Schemas } from "../src/features/records/api";
import type { TrackMapProps } from "../src/features/track/track-map";
import TrackPage from "../src/pages/track";
import { pageOf } from "./records";
import { equipment, person, position, project } from "./track";

// A browser draws it (e2e/journeys/attendance/track.spec.ts); here is what it is told.
vi.mock("../src/features/track/track-map", () => ({
  default: ({ places, onSelect }: TrackMapProps) => (
    <button type="button" onClick={() => onSelect(places.filter(({ kind }) => kind === "equipment"))}>
      {places.map(({ kind, name }) => `${kind} ${name}`).join(", ")}
    </button>
  ),
}));

afterEach(() => localStorage.clear());

function open(role: "manager" | "member" = "manager") {
  signedInCookie();
  const sent = fakeApi({
    "GET /api/Project/QueryProjects": () => pageOf({ projectId: "jetty", name: "Jetty 4" }),
    "GET /api/Track/GetTrackOptions": () => ({ tilesUrl: "", tilesAttribution: "", categories: ["Lifting"] }),
    "POST /api/Track/QueryTrackProjects": () =>
      pageOf(project, { ...project, projectId: "x", name: "Tower B", latitude: null }),
    "POST /api/Track/QueryTrackPeople": () => pageOf(person),
    "POST /api/Track/QueryTrackEquipment": () => pageOf(equipment),
    "POST /api/Track/LookAtPositions": () => ({ positions: [position] }),
  });
  return { sent, ...renderInKit(<TrackPage />, { session: testSession({ access: role }) }) };
}

type TrackEquipmentQuery = Schemas["TrackEquipmentQuery"];

const asked = <Call extends { path: string }>(sent: readonly Call[], call: string) =>
  sent.filter(({ path }) => path.includes(call));

test("the list says in words all that the map shows, and what has no place", async () => {
  open();
  const projects = await screen.findByRole("list", { name: "Projects" });
  expect(within(projects).getByRole("button", { name: /Tower B.*No place yet/ })).toBeVisible();
  expect(await screen.findByRole("button", { name: /Tan Bo.*At work.*Jetty 4/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /Crane.*In use.*1\.40000, 103\.90000/ })).toBeVisible();
  expect(await screen.findByText("project Jetty 4, equipment Crane")).toBeVisible();
});

test("where somebody pressed is asked only when it is wanted, and it is said that they will see it", async () => {
  const { sent } = open();
  const wanted = await screen.findByRole("switch", { name: /where people pressed/ });
  expect(screen.getByText("Each of them can see that you looked, and when.")).toBeVisible();
  expect(await screen.findByRole("button", { name: /Tan Bo/ })).toBeVisible();
  expect(asked(sent, "LookAtPositions")).toHaveLength(0);
  await userEvent.click(wanted);
  expect(await screen.findByRole("button", { name: /Tan Bo.*1\.40671, 103\.90221 ± 9/ })).toBeVisible();
  expect(asked(sent, "LookAtPositions")).toHaveLength(1);
});

test("who manages nothing is asked for no people", async () => {
  const { sent } = open("member");
  expect(await screen.findByRole("button", { name: /^Crane/ })).toBeVisible();
  expect(screen.queryByRole("switch")).toBeNull();
  expect(asked(sent, "QueryTrackPeople")).toHaveLength(0);
});

test("what is chosen on the map is marked in the list and kept", async () => {
  open();
  await userEvent.click(await screen.findByText(/equipment Crane/));
  await waitFor(() => expect(screen.getByRole("button", { name: /^Crane/ })).toHaveAttribute("aria-pressed", "true"));
  const kept = Object.entries({ ...localStorage }).find(([key]) => key.startsWith("groundwork.track."));
  expect(JSON.parse(String(kept?.[1]))).toMatchObject({ selectedEquipmentId: "crane" });
});

test("equipment is narrowed by its state, and is after a reload", async () => {
  const { sent, unmount } = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole("combobox", { name: "States of equipment" }));
  await user.click(await screen.findByRole("option", { name: "Lost" }));
  const states = () => asked(sent, "QueryTrackEquipment").map(({ body }) => (body as TrackEquipmentQuery).stateFilter);
  await waitFor(() => expect(states().at(-1)).toEqual([4]));
  unmount();
  const again = open();
  await screen.findByRole("list", { name: "Equipment" });
  expect(asked(again.sent, "QueryTrackEquipment")[0]?.body).toMatchObject({ stateFilter: [4] });
});

test("broken filters are reset, and that is said", async () => {
  const { profile } = testSession();
  localStorage.setItem(`groundwork.track.${profile?.currentGroupId}.${profile?.userId}`, "{broken");
  open();
  expect(await screen.findByText(/could not be read/)).toBeVisible();
});
