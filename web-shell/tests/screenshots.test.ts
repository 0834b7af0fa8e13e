import { expect, test } from "vitest";
import { routesOfModules, SCREENS } from "../e2e/screenshots/screens";

const routes = routesOfModules();

test("every route of every module is among the screens", () => {
  const shown = new Set(SCREENS.map(({ route }) => route));
  expect(routes.length).toBeGreaterThan(50);
  expect(routes.filter((route) => !shown.has(route))).toEqual([]);
});

test("no screen shows a route that no module has", () => {
  const ofTheShell = ["/", "*"];
  const known = new Set([...routes, ...ofTheShell]);
  expect(SCREENS.map(({ route }) => route).filter((route) => !known.has(route))).toEqual([]);
});

test("every screen has a sheet of its own", () => {
  const names = SCREENS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
