import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { PositionLook } from "../src/features/track/api";
import { OwnLooks } from "../src/features/track/own-looks";
import { brief, person } from "./records";

const look: PositionLook = {
  positionLookId: "look",
  ownerUserId: "me",
  projectId: "jetty",
  projectName: "Jetty 4",
  timeZone: "Asia/Singapore",
  positionAt: "2026-11-20T00:00:00Z",
  ofDay: null,
  showsPlace: true,
  showsPhoto: false,
  lookedBy: person,
  firstAt: "2026-11-20T01:00:00Z",
  lastAt: "2026-11-20T01:05:00Z",
};

function open(looks: PositionLook[], isPositionAsked = true) {
  const sent = fakeApi({
    "GET /api/Clock/GetSelfTodayLatestAttendanceRecordBrief": () => ({ ...brief, isPositionAsked }),
    "POST /api/Track/QuerySelfPositionLooks": ({ body }) => {
      const { pageNumber, pageCount } = body as { pageNumber: number; pageCount: number };
      return {
        data: looks.slice((pageNumber - 1) * pageCount, pageNumber * pageCount),
        totalCount: looks.length,
        totalPageCount: Math.ceil(looks.length / pageCount),
        pageNumber,
        pageCount,
      };
    },
  });
  renderInKit(<OwnLooks />);
  return sent;
}

const rows = async () => within(await screen.findByRole("list", { name: "Who looked where you were" }));

test("says who was shown what: a press on the map, the places or photos of a day", async () => {
  const day = { ...look, ofDay: "2026-11-20" };
  open([
    look,
    { ...day, positionLookId: "2" },
    { ...day, positionLookId: "3", showsPlace: false, showsPhoto: true, lookedBy: null },
    { ...day, positionLookId: "4", showsPhoto: true },
  ]);
  const said = (await (await rows()).findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(said[0]).toMatch(/Tan Bo.*where you pressed at Jetty 4 on/);
  expect(said[1]).toMatch(/all places where you pressed at Jetty 4 of/);
  expect(said[2]).toMatch(/your photos at Jetty 4 of/);
  expect(said[3]).toMatch(/where you pressed and your photos at Jetty 4 of/);
});

test("the newest few stand there, and all are a page after the other", async () => {
  open(Array.from({ length: 43 }, (_, each) => ({ ...look, positionLookId: `look ${each}` })));
  expect((await rows()).getAllByRole("listitem")).toHaveLength(5);
  await userEvent.click(screen.getByRole("button", { name: "Show all 43" }));
  expect(await screen.findByText("Page 1 of 3")).toBeVisible();
  expect(screen.getByRole("button", { name: "Newer" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Older" }));
  await userEvent.click(screen.getByRole("button", { name: "Older" }));
  expect(await screen.findByText("Page 3 of 3")).toBeVisible();
  expect(screen.getByRole("button", { name: "Older" })).toBeDisabled();
  await expect.poll(async () => (await rows()).getAllByRole("listitem").length).toBe(3);
});

test("that nobody looked is said where places are asked for", async () => {
  open([]);
  expect(await screen.findByText(/Nobody has looked/)).toBeVisible();
});
