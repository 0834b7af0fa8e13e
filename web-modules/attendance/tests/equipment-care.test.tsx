import { fakeApi, refusal, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Equipment } from "../src/features/equipment/api";
import type { Defect } from "../src/features/equipment/care-api";
import { Defects } from "../src/features/equipment/defects";
import { EquipmentPane } from "../src/features/equipment/equipment-pane";
import { Meter } from "../src/features/equipment/meter";
import { Photos } from "../src/features/equipment/photos";
import FoundPage from "../src/pages/found";
import { pageOf, person } from "./records";

const crane = { equipmentId: "crane", name: "Crane", timeZone: "Asia/Singapore", meterHours: 1200 } as Equipment;

const leak: Defect = {
  equipmentDefectId: "leak",
  equipmentId: "crane",
  equipmentName: "Crane",
  projectId: "jetty",
  title: "Oil leak",
  description: "Under the boom",
  isBlocking: true,
  state: 1,
  note: "",
  reportedBy: person,
  reportedAt: "2026-11-20T00:00:00Z",
  changedBy: person,
  changedAt: "2026-11-20T00:00:00Z",
  revision: 3,
  mayChange: true,
  mayAddPhotos: true,
  photos: [{ photoId: "photo", name: "leak.jpg", url: "/files/leak.jpg", thumbnailUrl: "/files/small.jpg" }],
};
const picture = () => new File(["picture"], "side.jpg", { type: "image/jpeg" });

test("what is broken is reported by whoever sees it, and says whether it must not be used", async () => {
  signedInCookie();
  const sent = fakeApi({
    "POST /api/Equipment/QueryEquipmentDefects": () => pageOf(),
    "POST /api/Equipment/CreateEquipmentDefect": () => leak,
  });
  renderInKit(<Defects equipment={crane} />);
  await userEvent.click(await screen.findByRole("button", { name: "Report a defect" }));
  const form = screen.getByRole("form", { name: "Report a defect" });
  await userEvent.click(within(form).getByRole("button", { name: "Report" }));
  expect(await screen.findByText("Say what is broken.")).toBeVisible();
  await userEvent.type(within(form).getByRole("textbox", { name: /What is broken/ }), "Oil leak");
  await userEvent.click(within(form).getByRole("switch", { name: /must not be used/ }));
  await userEvent.click(within(form).getByRole("button", { name: "Report" }));
  await waitFor(() => expect(sent.some(({ path }) => path.includes("CreateEquipmentDefect"))).toBe(true));
  const body = sent.find(({ path }) => path.includes("CreateEquipmentDefect"))?.body;
  expect(body).toMatchObject({ equipmentId: "crane", title: "Oil leak", isBlocking: true });
});

test.each([
  { link: "Report a defect", there: { role: "form", name: "Report a defect" } },
  { link: "Take it or hand it over", there: { role: "button", name: "Take it" } },
])("from its label whoever stands before it is there with one press: $link", async ({ link, there }) => {
  signedInCookie();
  const card = {
    equipmentId: "crane",
    name: "Crane",
    category: "",
    companyName: "Northbank",
    contact: "",
    defects: [],
  };
  fakeApi({
    "GET /api/Equipment/GetEquipmentByCode": () => card,
    "GET /api/Equipment/GetEquipmentDetail": () => ({
      ...crane,
      holder: null,
      certificates: [],
      state: 1,
      standing: null,
    }),
    "POST /api/Equipment/QueryEquipmentDefects": () => pageOf(),
    "POST /api/Equipment/QueryEquipmentHandOvers": () => pageOf(),
    "GET /api/Equipment/QueryEquipmentPhotos": () => [],
  });
  const found = renderInKit(<FoundPage />, { path: "/attendance/code/7ZMZTAPHMH0P2C5QD3EXKYN9B4" });
  const path = (await screen.findByRole("link", { name: link })).getAttribute("href") ?? "";
  found.unmount();
  window.history.replaceState(null, "", path);
  renderInKit(<EquipmentPane pane={{ id: "crane", open: () => undefined, close: () => undefined }} />, { path });
  await waitFor(() => expect(screen.getByRole(there.role, { name: there.name })).toBeVisible());
});

test("a manager takes it on and ends it, saying what was done", async () => {
  signedInCookie();
  const sent = fakeApi({
    "POST /api/Equipment/QueryEquipmentDefects": () => pageOf(leak),
    "PUT /api/Equipment/UpdateEquipmentDefect": () => ({ ...leak, state: 3 }),
  });
  renderInKit(<Defects equipment={crane} />);
  expect(await screen.findByText("Must not be used", { selector: "span" })).toBeVisible();
  expect(screen.getByRole("img", { name: "Photo 1 of Oil leak" })).toHaveAttribute("src", "/files/small.jpg");
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  const form = screen.getByRole("form", { name: "Done" });
  await userEvent.click(within(form).getByRole("button", { name: "Done" }));
  expect(await screen.findByText("Say what was done about it.")).toBeVisible();
  await userEvent.type(within(form).getByRole("textbox", { name: /What was done/ }), "New seal");
  await userEvent.click(within(form).getByRole("button", { name: "Done" }));
  await waitFor(() => expect(sent.some(({ method }) => method === "PUT")).toBe(true));
  expect(sent.find(({ method }) => method === "PUT")?.body).toEqual({
    equipmentDefectId: "leak",
    revision: 3,
    state: 3,
    note: "New seal",
  });
});

test("a photo that did not arrive stays with its reason and goes again under the same id", async () => {
  signedInCookie();
  let isAway = true;
  const sent = fakeApi({
    "GET /api/Equipment/GetEquipmentPhotos": () => ({ photos: [], mayEdit: true }),
    "POST /api/Equipment/UploadEquipmentPhoto": () => (isAway ? refusal(503, 2, "Try again later.") : {}),
  });
  renderInKit(<Photos equipmentId="crane" name="Crane" />);
  await userEvent.upload(await screen.findByLabelText("Add photos", { selector: "input" }), picture());
  expect(await screen.findByRole("alert")).toHaveTextContent("side.jpg did not arrive: Try again later.");
  isAway = false;
  await userEvent.click(screen.getByRole("button", { name: "Send again" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  const ids = sent.filter(({ path }) => path.includes("Upload")).map(({ headers }) => headers.get("idempotency-key"));
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});

test("who does not manage it sees photos and brings none", async () => {
  signedInCookie();
  const { photos } = leak;
  fakeApi({ "GET /api/Equipment/GetEquipmentPhotos": () => ({ photos, mayEdit: false }) });
  renderInKit(<Photos equipmentId="crane" name="Crane" />);
  expect(await screen.findByRole("img", { name: "Photo 1 of Crane" })).toBeVisible();
  for (const name of ["Add photos", "Remove photo 1"]) expect(screen.queryByRole("button", { name })).toBeNull();
});

test("a meter that shows less than before is asked why", async () => {
  signedInCookie();
  const sent = fakeApi({
    "POST /api/Equipment/QueryMeterReadings": () => pageOf(),
    "GET /api/Equipment/GetEquipmentUse": () => ({
      equipmentId: "crane",
      days: 30,
      daysThere: 12,
      daysUsed: 4,
      hours: 31.5,
    }),
    "POST /api/Equipment/CreateMeterReading": () => ({}),
  });
  renderInKit(<Meter equipment={crane} />);
  expect(await screen.findByText("4 of 12 days")).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "Reason" })).toBeNull();
  await userEvent.type(screen.getByRole("textbox", { name: /Hours that the meter shows/ }), "12");
  await userEvent.type(await screen.findByRole("textbox", { name: "Reason" }), "New meter");
  await userEvent.click(screen.getByRole("button", { name: "Enter reading" }));
  await waitFor(() => expect(sent.some(({ path }) => path.includes("CreateMeterReading"))).toBe(true));
  const body = sent.find(({ path }) => path.includes("CreateMeterReading"))?.body;
  expect(body).toMatchObject({ equipmentId: "crane", hours: 12, reason: "New meter" });
});
