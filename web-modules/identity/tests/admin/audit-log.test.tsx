import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { AuditLog } from "../../src/features/admin/audit-log";

const RECORDS = "GET /api/AdminConsole/QueryAuditRecords";

function show(path: string) {
  const sent = fakeApi({
    [RECORDS]: () => ({ data: [], totalPageCount: 0, totalCount: 0, pageNumber: 1, pageCount: 20 }),
    "GET /api/AdminConsole/GetAuditActions": () => [],
  });
  renderInKit(<AuditLog />, { path });
  return sent;
}

test("days of the address that are none are told, and the others count", async () => {
  const sent = show("/admin/audit?f.from=soon&f.to=2026-11-30");
  expect(await screen.findByText(/Shown is everything up to 30 Nov 2026\.$/)).toBeVisible();
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith("QueryAuditRecords"))).toBe(true));
  const asked = sent.find(({ path }) => path.endsWith("QueryAuditRecords"));
  expect(JSON.stringify(asked)).not.toContain("soon");
});

test("days that can be used are not spoken of", async () => {
  show("/admin/audit?f.from=2026-11-01&f.to=2026-11-30");
  expect(await screen.findByLabelText("From")).toHaveValue("2026-11-01");
  expect(screen.queryByText(/can't be used/)).toBeNull();
});
