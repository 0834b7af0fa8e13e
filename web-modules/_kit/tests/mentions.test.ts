import { expect, test } from "vitest";
import { mentionedIn, namesNobody, suggested, withMention } from "../src/comments/mentions";

const maya = {
  userId: "0190a1b2-0000-7000-8000-000000000001",
  fullName: "Maya Ong",
  email: "maya@example.test",
  photoUrl: null,
  nameAbbreviation: "MO",
  abbreviationBgColor: "#4F5D75",
};
const ana = { ...maya, userId: "0190a1b2-0000-7000-8000-00000000000a", fullName: "Ana Cruz" };

test("what stands behind the last @ finds people, and whoever is taken out of the text is not told", () => {
  const people = [maya, ana];
  expect(suggested("@", people)).toEqual(people);
  expect(suggested("Ask @cr", people)).toEqual([ana]);
  expect(suggested("ana@example", people)).toEqual([]);
  expect(suggested("@Ana Cruz ", people)).toEqual([]);
  expect(withMention("Ask @cr", ana)).toBe("Ask @Ana Cruz ");
  expect(mentionedIn("Ask @Ana Cruz today", people)).toEqual([ana.userId]);
  expect(mentionedIn("Ask Ana Cruz", people)).toEqual([]);
  expect(namesNobody("请 @An 和@王, or @王; @Ana Cruz, ana@example.com @", people)).toEqual(["@An", "@王"]);
});

test("who is named is told, and not whose name begins like theirs", () => {
  const named = (text: string) =>
    mentionedIn(text, crew).map((id) => crew.find(({ userId }) => userId === id)?.fullName);
  const crew = ["Chen Li", "Chen Lin", "Bo", "Bo Berg", "陈丽"].map((fullName, at) => ({
    ...ana,
    userId: `0190a1b2-0000-7000-8000-0000000000f${at}`,
    fullName,
  }));
  expect(named("@Chen Lin, how many metres?")).toEqual(["Chen Lin"]);
  expect(named("@Chen Li and @Bo: look")).toEqual(["Chen Li", "Bo"]);
  expect(named("@Bo Berg and @Chen Lin")).toEqual(["Chen Lin", "Bo Berg"]);
  expect(named("@Bodo")).toEqual([]);
  expect(named("@陈丽请看一下")).toEqual(["陈丽"]);
});
