import { renderInKit, testSession } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CompanyMenu } from "../src/layout/header-menus";

const { company } = testSession();

function show(look: { logoUrl: string | null; color: string | null }): HTMLElement {
  if (!company) throw new Error("the session of tests has a company");
  renderInKit(<CompanyMenu placement="sidebar" />, { session: testSession({ company: { ...company, ...look } }) });
  return screen.getByRole("button", { name: /Northbank Builders/ });
}

it("a company's logo stands beside its name", () => {
  const logo = show({ logoUrl: "/files/logo.png", color: "#8a1c4d" }).querySelector("img");
  expect(logo).toHaveAttribute("src", "/files/logo.png");
  // The name is said already.
  expect(logo).toHaveAttribute("alt", "");
});

it("its colour does where it has no logo", () => {
  const trigger = show({ logoUrl: null, color: "#8a1c4d" });
  expect(trigger.querySelector("img")).toBeNull();
  expect(trigger.querySelector("[style]")).toHaveStyle({ background: "#8a1c4d" });
});

it("neither leaves the plain sign", () => {
  const trigger = show({ logoUrl: null, color: null });
  expect(trigger.querySelector("img, [style]")).toBeNull();
  expect(trigger.querySelector("svg")).not.toBeNull();
});
