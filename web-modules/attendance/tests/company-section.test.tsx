import { renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import CompanySection from "../src/features/settings/company-section";

test("a company's settings lead to those of its attendance, and hold none of them", async () => {
  signedInCookie();
  renderInKit(<CompanySection />);
  const way = await screen.findByRole("link", { name: "Open the attendance settings" });
  expect(way).toHaveAttribute("href", "/attendance/settings");
  expect(screen.getAllByRole("heading")).toHaveLength(1);
});
