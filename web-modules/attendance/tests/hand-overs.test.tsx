import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Equipment } from "../src/features/equipment/api";
import type { HandOver } from "../src/features/equipment/care-api";
import { HandOvers } from "../src/features/equipment/hand-overs";
import { fromInk, toInk } from "../src/features/equipment/signature";
import { pageOf, person } from "./records";

const saw = {
  equipmentId: "saw",
  name: "Cut-off saw",
  timeZone: "Asia/Singapore",
  holder: null,
  mayEdit: false,
  mayHandOver: false,
} as unknown as Equipment;
const other = { ...person, userId: "other", fullName: "Tan Bo" };
const given: HandOver = {
  equipmentHandOverId: "first",
  equipmentId: "saw",
  fromUser: null,
  toUser: other,
  isReturned: false,
  at: "2026-11-20T00:00:00Z",
  note: "New blade",
  by: other,
  isSigned: true,
  ink: null,
  signedName: "",
};

function served(rows: HandOver[] = []) {
  signedInCookie();
  return fakeApi({
    "POST /api/Equipment/QueryEquipmentHandOvers": () => pageOf(...rows),
    "POST /api/Equipment/CreateEquipmentHandOver": () => given,
  });
}

async function handedOver(sent: ReturnType<typeof served>) {
  const found = () => sent.find(({ path }) => path.includes("CreateEquipmentHandOver"));
  await waitFor(() => expect(found()).toBeDefined());
  return found()?.body;
}

test("what nobody has is taken with one's signature, which is asked for", async () => {
  const sent = served();
  renderInKit(<HandOvers equipment={saw} />);
  expect(await screen.findByText("It was never handed over.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Hand over" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Take it" }));
  await userEvent.click(screen.getByRole("button", { name: "Take it" }));
  expect(await screen.findByText("Sign, or type the name.")).toBeVisible();
  const pad = screen.getByRole("img", { name: /Sign here/ });
  fireEvent.pointerDown(pad, { button: 0, pointerId: 1, clientX: 10, clientY: 10 });
  fireEvent.pointerUp(pad, { pointerId: 1 });
  await userEvent.click(screen.getByRole("button", { name: "Take it" }));
  expect(await handedOver(sent)).toMatchObject({ equipmentId: "saw", fromUserId: null, ink: [expect.any(Array)] });
});

test("by keyboard the typed name is a signature", async () => {
  const sent = served();
  renderInKit(<HandOvers equipment={saw} />);
  await userEvent.click(await screen.findByRole("button", { name: "Take it" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Or the name, typed" }), "Tan Bo{Enter}");
  expect(await handedOver(sent)).toMatchObject({ signedName: "Tan Bo", ink: [] });
});

test("who does not have it reads who does, and that they hand it over", async () => {
  served([{ ...given, by: { ...person, userId: "giver", fullName: "Maya Ong" } }]);
  renderInKit(<HandOvers equipment={{ ...saw, holder: other }} />);
  expect(await screen.findByText(/Tan Bo has it, and hands it over/)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  expect(await screen.findByText("New blade")).toBeVisible();
  expect(screen.getByText("Signed")).toBeVisible();
  expect(screen.getByText("Signed on Maya Ong’s device")).toBeVisible();
});

test("a manager takes it back without a signature", async () => {
  const sent = served([given]);
  renderInKit(<HandOvers equipment={{ ...saw, holder: other, mayEdit: true, mayHandOver: true }} />);
  await userEvent.click(await screen.findByRole("button", { name: "Take back" }));
  expect(screen.queryByText("Signature of whoever gets it")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Take back" }));
  expect(await handedOver(sent)).toMatchObject({ fromUserId: "other", toUserId: null, ink: [] });
});

test("ink comes back as it was drawn, and a long one fits what is taken", () => {
  const stroke = [
    { x: 0.1, y: 0.25 },
    { x: 0.5, y: 0.125 },
  ];
  expect(fromInk(toInk([stroke]))).toEqual([stroke]);
  const long = Array.from({ length: 10_000 }, (_, index) => ({ x: index / 10_000, y: 0 }));
  const numbers = toInk([long, stroke]).flat();
  expect(numbers.length).toBeLessThanOrEqual(8000);
  expect(toInk([long, stroke])).toHaveLength(2);
});

test("older ones are read a page at a time, to the last; one that moved on meanwhile stands once", async () => {
  signedInCookie();
  const pages = [
    ["c", "b"],
    ["b", "a"],
  ];
  const sent = fakeApi({
    "POST /api/Equipment/QueryEquipmentHandOvers": ({ body }) => {
      const { pageNumber } = body as { pageNumber: number };
      const rows = (pages[pageNumber - 1] ?? []).map((id) => ({
        ...given,
        equipmentHandOverId: id,
        note: `Note ${id}`,
      }));
      return { ...pageOf(...rows), totalCount: 3, totalPageCount: 2, pageNumber };
    },
  });
  renderInKit(<HandOvers equipment={saw} />);
  expect(await screen.findAllByText(/^Note/)).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Note a")).toBeVisible();
  expect(screen.getAllByText(/^Note/).map(({ textContent }) => textContent)).toEqual(["Note c", "Note b", "Note a"]);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(sent).toHaveLength(2);
});
