import { expect, it } from "vitest";
import { bestFirst, bestGroupsFirst, type PaletteItem, search } from "../src/palette/item";

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

it("puts what is called exactly so first, then what begins so: names, numbers and what tells it from others", () => {
  const found = [
    item("#18 · Crane 8", "Waiting"),
    item("#81 · Night pour"),
    item("#8 · Excavator"),
    item("MD-1010/PWR · Delivery 8 of 9"),
    item("Dumper", "Truck · 8"),
  ];
  const order = (query: string) => bestFirst(found, query).map(({ label }) => label);
  expect(order("8")).toEqual([
    "#8 · Excavator",
    "Dumper",
    "#81 · Night pour",
    "#18 · Crane 8",
    "MD-1010/PWR · Delivery 8 of 9",
  ]);
  expect(order("#8").at(0)).toBe("#8 · Excavator");
  expect(order("deliv").at(0)).toBe("MD-1010/PWR · Delivery 8 of 9");
});

it("puts the kind with the best hit first, and leaves equals where they stand", () => {
  const groups = [
    { id: "pages", title: "Pages", items: [item("Site tablets")] },
    { id: "submissions", title: "Submissions", items: [item("SI-1 · Inspection of the site")] },
    { id: "projects", title: "Projects", items: [item("Site")] },
  ];
  expect(bestGroupsFirst(groups, "site").map(({ id }) => id)).toEqual(["projects", "pages", "submissions"]);
  expect(bestGroupsFirst(groups, "s").map(({ id }) => id)).toEqual(["pages", "submissions", "projects"]);
});
