import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import FoundPage from "../src/pages/found";
import ScanPage from "../src/pages/scan";
import { jetty, pageOf, tower } from "./records";

const CODE = "0123456789ABCDEFGHJKMNPQRS";
const SCANS = "/api/Equipment/CreateEquipmentScans";

beforeEach(() => localStorage.clear());

const place = { timeZone: "Asia/Singapore" };

function open(verdict: object | (() => object), ...others: object[]) {
  signedInCookie();
  const service = fakeApi({
    "GET /api/Project/QueryProjects": () => pageOf({ ...jetty, ...place }, ...others),
    [`POST ${SCANS}`]: ({ body }: { body: unknown }) => {
      const { scans } = body as { scans: { scanId: string }[] };
      return {
        verdicts: scans.map(({ scanId }) => ({
          scanId,
          verdict: "stored",
          at: "2026-11-20T00:00:00Z",
          equipmentId: "0190a1b2-0000-7000-8000-0000000000f1",
          name: "Crane",
          marks: [],
          partsCount: 0,
          errorCode: 1,
          reason: null,
          ...(typeof verdict === "function" ? verdict() : verdict),
        })),
      };
    },
  });
  const { unmount: leave } = renderInKit(<ScanPage />, { path: "/attendance/scan" });
  return Object.assign(service, { leave });
}

async function type(code: string) {
  await userEvent.type(await screen.findByLabelText("Code on the label"), code);
  await userEvent.click(screen.getByRole("button", { name: "Take" }));
}

test("a typed code is taken, with what its finder should know", async () => {
  open({ marks: ["certificateExpired", "sentLate"] });
  await screen.findByRole("combobox", { name: "Project" });
  await type(CODE);
  const taken = await screen.findByRole("list", { name: "Taken scans" });
  expect(within(taken).getByText("Crane")).toBeVisible();
  expect(within(taken).getByText(/A certificate has expired/)).toBeVisible();
});

test("whoever comes back from a machine's page scans where they scanned before", async () => {
  const { leave } = open({}, { ...tower, ...place });
  await userEvent.click(await screen.findByRole("combobox", { name: "Project" }));
  await userEvent.click(await screen.findByRole("option", { name: "Tower B" }));
  leave();
  open({}, { ...tower, ...place });
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Project" })).toHaveValue("Tower B"));
});

test("a code that is refused says why until it was read", async () => {
  const reason = "The equipment scanned was not found. Scan a valid QR code.";
  open({ verdict: "refused", name: "", equipmentId: null, errorCode: 6, reason });
  await screen.findByRole("combobox", { name: "Project" });
  await type(CODE);
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent(reason);
  await userEvent.click(within(alert).getByRole("button", { name: "I have read it" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what is no code of a label is not sent, and stays to be mended", async () => {
  const sent = open({});
  await screen.findByRole("combobox", { name: "Project" });
  await type("hello");
  const field = screen.getByLabelText("Code on the label");
  expect(field).toHaveValue("hello");
  expect(field).toHaveAccessibleDescription(expect.stringContaining("this has 5"));
  expect(sent.some((each) => each.path === SCANS)).toBe(false);
});

test("what was scanned last stands above what was refused before", async () => {
  const verdicts = [{ verdict: "refused", name: "", errorCode: 6, reason: "It is unknown." }, {}];
  open(() => verdicts.shift() ?? {});
  await screen.findByRole("combobox", { name: "Project" });
  await type(CODE);
  const refused = await screen.findByRole("alert");
  await type(`1${CODE.slice(1)}`);
  const list = await screen.findByRole("list", { name: "Taken scans" });
  const [latest] = screen.getAllByText("Crane");
  const stillRefused = screen.getByRole("alert");
  expect(stillRefused).toHaveTextContent(refused.textContent ?? "nothing");
  for (const shown of [latest, list]) {
    expect(shown && stillRefused.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  }
  await userEvent.click(within(stillRefused).getByRole("button", { name: "I have read it" }));
});

test("without a camera it is said what to do instead, and it can be tried again", async () => {
  open({});
  await screen.findByRole("combobox", { name: "Project" });
  await userEvent.click(screen.getByRole("button", { name: "Start camera" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Type the code that is printed on the label.");
  await userEvent.click(screen.getByRole("button", { name: "Try the camera again" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Type the code that is printed on the label.");
});

test("whoever scans a label without an account reads what it is and whom to call", async () => {
  fakeApi({
    "GET /api/Equipment/GetEquipmentCard": () => ({
      name: "Crane",
      category: "Lifting",
      companyName: "Northbank",
      contact: "Yard, +65 6000 1234",
    }),
  });
  renderInKit(<FoundPage />, { path: `/attendance/code/${CODE}`, session: { company: null } as never });
  expect(await screen.findByRole("heading", { name: "Crane" })).toBeVisible();
  expect(screen.getByText(/^Yard,/)).toBeVisible();
  const [call, ...others] = screen.getAllByRole("link");
  expect(call).toHaveTextContent("+65 6000 1234");
  expect(call).toHaveAttribute("href", "tel:+6560001234");
  expect(others.map((each) => each.getAttribute("href"))).toEqual([
    `/sign-in?next=${encodeURIComponent(`/attendance/code/${CODE}`)}`,
  ]);
});

test("whoever scans a machine that must not be used reads why before anything else, and takes it by its name", async () => {
  const card = {
    equipmentId: "equipment-1",
    name: "Saw",
    category: "",
    companyName: "Northbank",
    contact: "",
    mustNotBeUsed: true,
    defects: ["Blade guard is loose"],
  };
  fakeApi({ "GET /api/Equipment/GetEquipmentByCode": () => card });
  const { unmount } = renderInKit(<FoundPage />, { path: `/attendance/code/${CODE}` });
  expect(await screen.findByRole("alert")).toHaveTextContent("It must not be usedBlade guard is loose");
  expect(screen.getByRole("link", { name: "See all of it" })).toHaveAttribute(
    "href",
    "/attendance/equipment?equipment=equipment-1",
  );
  unmount();
  renderInKit(<ScanPage />, { path: `/attendance/scan?code=${CODE}` });
  expect(await screen.findByRole("button", { name: "Check in Saw" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Blade guard is loose");
});
