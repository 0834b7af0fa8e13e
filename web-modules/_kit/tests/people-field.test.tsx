import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import type { Person } from "../src/directory";
import { PeopleField, PersonField } from "../src/forms";
import { fakeApi } from "../src/testing/fake-api";
import { renderInKit } from "../src/testing/render";

const person = (userId: string, fullName: string): Person => ({
  userId,
  fullName,
  email: `${userId}@northbank.demo`,
  nameAbbreviation: "",
  abbreviationBgColor: "#123456",
  photoUrl: null,
});
const siti = person("siti", "Siti Aminah");
const priya = person("priya", "Priya Nair");
const wei = person("wei", "Lim Wei Jie");

/** A service with more people than it tells at once: whom one wants has to be looked for. */
function service() {
  return fakeApi({
    "GET /api/Member/QueryMembers": ({ query }) => {
      const wanted = String(query.get("search") ?? "").toLowerCase();
      const found = wanted ? [siti, priya, wei].filter((each) => each.fullName.toLowerCase().includes(wanted)) : [wei];
      return { data: found, totalCount: 3, totalPageCount: 1, pageNumber: 1, pageCount: 50 };
    },
  });
}

function Crew({ except }: { except?: ReadonlySet<string> }) {
  const [people, setPeople] = useState<Person[]>([]);
  return (
    <>
      <PeopleField
        name="people"
        label="People"
        error={null}
        value={people}
        onChange={setPeople}
        {...(except ? { except } : {})}
      />
      <output>{people.map((each) => each.userId).join(", ")}</output>
    </>
  );
}

function Heir() {
  const [heir, setHeir] = useState<Person | null>(null);
  return <PersonField name="heir" label="Who" error={null} value={heir} onChange={setHeir} />;
}

it("finds people as one types, and keeps those who were chosen", async () => {
  service();
  renderInKit(<Crew />);
  const box = screen.getByRole("combobox", { name: "People" });
  await userEvent.type(box, "siti");
  await userEvent.click(await screen.findByRole("option", { name: /Siti Aminah/ }));
  await userEvent.clear(box);
  await userEvent.type(box, "priya");
  await userEvent.click(await screen.findByRole("option", { name: /Priya Nair/ }));
  expect(screen.getByText("siti, priya")).toBeVisible();
  await userEvent.clear(box);
  await userEvent.type(box, "nobody");
  expect(await screen.findByText(/^Nobody of that name/)).toBeVisible();
});

it("does not offer those who are there already", async () => {
  service();
  renderInKit(<Crew except={new Set(["siti"])} />);
  await userEvent.type(screen.getByRole("combobox", { name: "People" }), "siti");
  expect(await screen.findByText(/^Nobody of that name/)).toBeVisible();
});

it("shows the one who was chosen, and does not look for them again by all that the box says", async () => {
  const sent = service();
  renderInKit(<Heir />);
  const box = screen.getByRole("combobox", { name: "Who" });
  await userEvent.type(box, "priya");
  await userEvent.click(await screen.findByRole("option", { name: /Priya Nair/ }));
  expect(box).toHaveValue("Priya Nair · priya@northbank.demo");
  await userEvent.click(box);
  expect(await screen.findByRole("option", { name: /Lim Wei Jie/ })).toBeVisible();
  expect(sent.filter(({ query }) => query.get("search")?.includes("·"))).toEqual([]);
});
