import { expect, it } from "vitest";
import { type PaletteItem, search } from "../src/palette/item";

const item = (label: string, detail = "", keywords = ""): PaletteItem => ({
  id: label,
  label,
  detail,
  icon: () => null,
  keywords,
  run: () => undefined,
});
const items = [
  item("Team members", "Company"),
  item("Members", "Company"),
  item("Appearance: Dark", "", "theme"),
  item("成员", "公司"),
];
const labels = (query: string) => search(items, query).map((each) => each.label);

it("finds by how its words begin, the best start first", () => {
  expect(labels("mem")).toEqual(["Members", "Team members"]);
  expect(labels("company team")).toEqual(["Team members"]);
  expect(labels("THEME")).toEqual(["Appearance: Dark"]);
  expect(labels("成")).toEqual(["成员"]);
  expect(labels("员")).toEqual(["成员"]);
  expect(labels("embers")).toEqual([]);
  expect(labels("")).toHaveLength(4);
  expect(labels("nothing like it")).toEqual([]);
});
