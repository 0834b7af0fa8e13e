import { fakeApi } from "@groundwork/kit/testing";
import { expect, it } from "vitest";
import { findPeople } from "../../src/features/palette/find";

const page = (data: unknown[]) => ({ data, totalCount: data.length, totalPageCount: 1, pageNumber: 1, pageCount: 25 });

it("finds people whose name fits before those of whom the address alone does", async () => {
  const sent = fakeApi({
    "GET /api/Member/QueryMembers": () =>
      page([
        { userId: "1", fullName: "Abdul Karim", email: "abdul@northbank.demo" },
        { userId: "2", fullName: "Zhang Bank", email: "z@site.example" },
      ]),
  });
  const found = await findPeople("bank", { most: 5, signal: new AbortController().signal });
  expect(found.map(({ label, path }) => [label, path])).toEqual([
    ["Zhang Bank", "/members?member=2"],
    ["Abdul Karim", "/members?member=1"],
  ]);
  expect(sent.map(({ path }) => path)).toEqual(["/api/Member/QueryMembers"]);
});
