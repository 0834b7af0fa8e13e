import { fakeApi, renderInKit, signedInCookie, testSession } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { cornersIn, crossesItself, ringOf, textOf, withCorner } from "../src/features/fence/corners";
import type { FenceMapProps } from "../src/features/fence/fence-map";
import FenceTab from "../src/features/fence/fence-tab";
import { brief, jetty } from "./records";

// A browser draws it; here is what it is told, and a press on it.
vi.mock("../src/features/fence/fence-map", () => ({
  default: ({ rings, corners, onCorners }: FenceMapProps) => (
    <button
      type="button"
      disabled={!onCorners}
      onClick={() => onCorners?.(withCorner(corners, { latitude: 1.41, longitude: 103.91 }))}
    >
      {`map of ${rings.length} with ${corners.length}`}
    </button>
  ),
}));

const square = [
  { latitude: 1.4, longitude: 103.9 },
  { latitude: 1.4, longitude: 103.902 },
  { latitude: 1.402, longitude: 103.902 },
  { latitude: 1.402, longitude: 103.9 },
];

const project = {
  ...jetty,
  latitude: 1.401,
  longitude: 103.901,
  fenceRadiusMeters: null,
  fencePoints: null,
  isArchived: false,
  isProjectManager: true,
};

function open(more: object = {}, handlers: Parameters<typeof fakeApi>[0] = {}) {
  signedInCookie();
  const sent = fakeApi({
    "GET /api/Project/GetProjectDetail": () => ({ ...project, ...more }),
    "GET /api/Clock/GetSelfTodayLatestAttendanceRecordBrief": () => ({ ...brief, isPositionAsked: true }),
    "GET /api/Track/GetTrackOptions": () => ({
      tilesUrl: "",
      tilesAttribution: "",
      categories: [],
      companyRadiusMeters: 150,
    }),
    "PUT /api/Project/UpdateProject": ({ body }) => ({ ...project, ...(body as object) }),
    ...handlers,
  });
  const slot = { projectId: jetty.projectId, timeZone: "Asia/Singapore", isArchived: false };
  renderInKit(<FenceTab project={slot} />, { session: testSession({ access: "manager" }) });
  return sent;
}

const saved = (sent: readonly { path: string; body?: unknown }[]) =>
  sent.find(({ path }) => path.endsWith("UpdateProject"))?.body;

test("an area is pasted, shown on the map, and saved in place of a radius", async () => {
  const sent = open({ fenceRadiusMeters: 200 });
  const user = userEvent.setup();
  expect(await screen.findByRole("textbox", { name: "Radius in metres" })).toHaveValue("200");
  await user.click(screen.getByRole("radio", { name: /An area/ }));
  await user.click(screen.getByRole("textbox", { name: "Corners" }));
  await user.paste(textOf([...square, ...square.slice(0, 1)]));
  expect(screen.getByText("4 corners")).toBeVisible();
  expect(await screen.findByText("map of 1 with 4")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save fence" }));
  await waitFor(() =>
    expect(saved(sent)).toEqual({ projectId: jetty.projectId, fenceRadiusMeters: null, fencePoints: square }),
  );
});

test("a press on the map adds a corner to the written ones", async () => {
  open({ fencePoints: square });
  await userEvent.setup().click(await screen.findByRole("button", { name: "map of 1 with 4" }));
  expect(screen.getByText("5 corners")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Corners" })).toHaveValue(
    textOf(withCorner(square, { latitude: 1.41, longitude: 103.91 })),
  );
});

test("what the company says is told in metres", async () => {
  open();
  expect(await screen.findByRole("radio", { name: /As the company says: 150 m/ })).toBeVisible();
});

test("what is no outline is told before it is sent", async () => {
  const sent = open({ fencePoints: square });
  const user = userEvent.setup();
  const box = await screen.findByRole("textbox", { name: "Corners" });
  const attempts = [
    ["1.4, 103.9\nnorth of the gate\n1.5, 103.9", /Line 2 is no position/],
    ["1.4, 103.9\n1.5, 103.9", /between 3 and 100/],
    [textOf([square[0], square[2], square[1], square[3]] as typeof square), /crosses itself/],
  ] as const;
  for (const [text, said] of attempts) {
    await user.clear(box);
    await user.click(box);
    await user.paste(text);
    await user.click(screen.getByRole("button", { name: "Save fence" }));
    expect(await screen.findByText(said)).toBeVisible();
  }
  expect(saved(sent)).toBeUndefined();
});

test("who does not manage the project, and of an archived one anybody, only looks at it", async () => {
  open({ fencePoints: square, isProjectManager: false });
  expect(await screen.findByText("Managers of the project and admins change it.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save fence" })).toBeNull();
  expect(await screen.findByRole("button", { name: "map of 1 with 0" })).toBeDisabled();
});

test("positions are read however they are usually written", () => {
  const said = "(1.4, 103.9)\n\n1.5 103.9;\n−1.25° 103.75°\n1.4,103.9";
  expect(cornersIn(said)).toEqual({
    corners: [
      { latitude: 1.4, longitude: 103.9 },
      { latitude: 1.5, longitude: 103.9 },
      { latitude: -1.25, longitude: 103.75 },
    ],
    wrongLine: null,
  });
  expect(cornersIn("1.4, 103.9\n91, 0").wrongLine).toBe(2);
  expect(cornersIn(textOf(square)).corners).toEqual(square);
});

test("a new corner goes into the edge that is nearest", () => {
  const added = { latitude: 1.401, longitude: 103.9025 };
  expect(withCorner(square, added)[2]).toEqual(added);
  expect(crossesItself(withCorner(square, added))).toBe(false);
});

test("a ring is of the area, else of the radius, else none", () => {
  const at = { latitude: 1.4, longitude: 103.9 };
  expect(ringOf({ ...at, fenceRadiusMeters: null, fencePoints: square })[0]).toHaveLength(5);
  const [circle] = ringOf({ ...at, fenceRadiusMeters: 111.195, fencePoints: [] });
  expect(circle?.[18]?.[1]).toBeCloseTo(1.401, 6);
  expect(ringOf({ latitude: null, longitude: null, fenceRadiusMeters: 100, fencePoints: null })).toEqual([]);
  expect(ringOf({ ...at, fenceRadiusMeters: null })).toEqual([]);
});
