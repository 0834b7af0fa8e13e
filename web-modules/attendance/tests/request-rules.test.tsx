import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { RequestRulesPanel } from "../src/features/clock-rules/request-rules-panel";

test("an admin lets requests be passed on after some working days, and takes it back", async () => {
  signedInCookie();
  let escalatesAfterDays: number | null = null;
  fakeApi({
    "GET /api/GroupSetting/GetRequestRules": () => ({ escalatesAfterDays }),
    "PUT /api/GroupSetting/SetRequestRules": ({ body }) => {
      ({ escalatesAfterDays } = body as { escalatesAfterDays: number | null });
      return { escalatesAfterDays };
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
  await userEvent.type(days, "2");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => escalatesAfterDays).toBe(2);
  await userEvent.click(screen.getByRole("switch", { name: /Pass requests on/ }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => escalatesAfterDays).toBe(null);
});
