import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import FoundPage from "../src/pages/found";
import ScanPage from "../src/pages/scan";
import { jetty, pageOf } from "./records";

const CODE = "0123456789ABCDEFGHJKMNPQRS";
const SCANS = "/api/Equipment/CreateEquipmentScans";

beforeEach(() => localStorage.clear());

function open(verdict: object) {
  signedInCookie();
  const service = fakeApi({
    "GET /api/Project/QueryProjects": () => pageOf({ ...jetty, timeZone: "Asia/Singapore" }),
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
          errorCode: 1,
          reason: null,
          ...verdict,
        })),
      };
    },
  });
  renderInKit(<ScanPage />, { path: "/attendance/scan" });
  return service;
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

test("a code that is refused says why until it was read", async () => {
  const reason = "The equipment scanned was not found. Scan a valid QR code.";
  open({ verdict: "refused", name: "", equipmentId: null, errorCode: 6, reason });
  await screen.findByRole("combobox", { name: "Project" });
  await type("nobodys");
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent(reason);
  await userEvent.click(within(alert).getByRole("button", { name: "I have read it" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("without a camera it is said what to do instead", async () => {
  open({});
  await screen.findByRole("combobox", { name: "Project" });
  await userEvent.click(screen.getByRole("button", { name: "Start camera" }));
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
  expect(screen.getByText("Yard, +65 6000 1234")).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});
