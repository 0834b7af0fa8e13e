import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { PayPeriodPanel } from "../src/features/pay/pay-period";

const SET = "/api/GroupSetting/SetPayPeriod";

function api() {
  signedInCookie();
  return fakeApi({
    "GET /api/GroupSetting/QueryPayPeriods": () => ({
      choices: [{ fromDate: "2027-01-01", kind: "monthly", revision: 3 }],
      freeFrom: "2099-01-05",
    }),
    [`POST ${SET}`]: () => ({ fromDate: "2099-02-01", kind: "halfMonthly", revision: 1 }),
  });
}

test("a period is chosen from a day on that nothing is signed of", async () => {
  const sent = api();
  renderInKit(<PayPeriodPanel />);
  const user = userEvent.setup();
  expect(await screen.findByText(/Months$/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Change the period" }));
  const form = within(screen.getByRole("form", { name: "Change the period" }));
  await user.click(form.getByRole("combobox", { name: /Period/ }));
  await user.click(await screen.findByRole("option", { name: /^Half months/ }));
  const from = form.getByLabelText(/^From/);
  await user.clear(from);
  await user.type(from, "2098-12-01");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(form.getByText(/or a later day: those before are signed/)).toBeVisible();
  await user.clear(from);
  await user.type(from, "2099-02-01");
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === SET)?.body).toEqual({
      fromDate: "2099-02-01",
      kind: "halfMonthly",
      revision: 0,
    }),
  );
});
