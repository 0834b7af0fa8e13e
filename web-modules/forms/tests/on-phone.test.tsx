import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { OnPhone } from "../src/features/phone/on-phone";

test("goes on at the same place on a phone", async () => {
  renderInKit(<OnPhone to="/forms/submissions/new?template=diary" />);
  await userEvent.click(screen.getByRole("button", { name: "On your phone" }));
  expect(screen.getByText(`${window.location.origin}/forms/submissions/new?template=diary`)).toBeInTheDocument();
  expect(await screen.findByRole("img", { name: /^QR code/ })).toBeInTheDocument();
});
