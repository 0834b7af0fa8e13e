import { fakeApi, refusal, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { RequestRulesPanel } from "../src/features/clock-rules/request-rules-panel";

test("an admin lets requests be passed on after some working days, and takes it back", async () => {
  signedInCookie();
  let escalatesAfterDays: number | null = null;
  let revision = 0;
  fakeApi({
    "GET /api/GroupSetting/GetRequestRules": () => ({ escalatesAfterDays, revision }),
    "PUT /api/GroupSetting/SetRequestRules": ({ body }) => {
      const said = body as { escalatesAfterDays: number | null; revision: number };
      expect(said.revision).toBe(revision);
      escalatesAfterDays = said.escalatesAfterDays;
      revision += 1;
      return { escalatesAfterDays, revision };
    },
  });
  renderInKit(<RequestRulesPanel />);
  const passesOn = await screen.findByRole("switch", { name: /Pass requests on/ });
  expect(passesOn).not.toBeChecked();
  await userEvent.click(passesOn);
  const days = screen.getByRole("textbox", { name: /Working days/ });
  await userEvent.clear(days);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Enter 1 to 30 days.")).toBeVisible();
  await userEvent.type(days, "99");
  await userEvent.tab();
  // Refused as it was typed, and not made another number.
  expect(days).toHaveValue("99");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Enter 1 to 30 days.")).toBeVisible();
  expect(revision).toBe(0);
  await userEvent.clear(days);
  await userEvent.type(days, "2");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => escalatesAfterDays).toBe(2);
  await userEvent.click(screen.getByRole("switch", { name: /Pass requests on/ }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => escalatesAfterDays).toBe(null);
});

test("what another admin saved meanwhile is shown, and not undone", async () => {
  signedInCookie();
  const there = { escalatesAfterDays: null as number | null, revision: 1 };
  const sent: unknown[] = [];
  fakeApi({
    "GET /api/GroupSetting/GetRequestRules": () => ({ ...there }),
    "PUT /api/GroupSetting/SetRequestRules": ({ body }) => {
      sent.push(body);
      if ((body as { revision: number }).revision === there.revision) return { ...(body as object), revision: 3 };
      const message = "Saved by Ines Roy just now. Take over or merge.";
      return refusal(409, 4, message, { fields: [{ field: "revision", message, code: "savedBySomebodyElse" }] });
    },
  });
  renderInKit(<RequestRulesPanel />);
  await userEvent.click(await screen.findByRole("switch", { name: /Pass requests on/ }));
  Object.assign(there, { escalatesAfterDays: 9, revision: 2 });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/Saved by Ines Roy/)).toBeVisible();
  expect(sent).toEqual([{ escalatesAfterDays: 3, revision: 1 }]);
});
