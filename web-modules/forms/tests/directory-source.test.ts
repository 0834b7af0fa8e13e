import { fakeApi } from "@groundwork/kit/testing";
import { expect, test } from "vitest";
import { memberDirectory } from "../src/features/directory/source";

const JETTY = "00000000-0000-4000-8000-000000000001";
const SUBMISSION = "00000000-0000-4000-8000-000000000003";
const RIGGERS = "00000000-0000-4000-8000-000000000002";
const signal = new AbortController().signal;
const asked = { ofProject: false, teamIds: [], search: "", pageNumber: 1 } as const;

function directory() {
  return fakeApi({
    "GET /api/Member/QueryMembers": () => ({
      data: [{ userId: "ana", fullName: "Ana Reyes", email: "ana@northbank.demo" }],
      totalCount: 5_000,
    }),
    "GET /api/Submission/QueryProjectPeople": () => ({
      data: [{ userId: "wei", fullName: "Lim Wei", email: "lim.wei@northbank.demo" }],
      totalCount: 1,
    }),
    "GET /api/Team/QueryTeams": () => ({ data: [{ teamId: RIGGERS, name: "Riggers" }], totalCount: 1 }),
    "GET /api/Project/QueryProjects": () => ({ data: [{ projectId: JETTY, name: "Jetty 4" }], totalCount: 1 }),
  });
}

test("people are asked for page by page, with what the field narrows them to", async () => {
  const requests = directory();
  const narrow = { of: "person", ofProject: false, teamIds: [RIGGERS], search: "an", pageNumber: 3 } as const;
  expect(await memberDirectory(SUBMISSION).find(narrow, signal)).toEqual({
    items: [{ choiceId: "ana", label: "Ana Reyes", code: "ana@northbank.demo", parentId: null }],
    total: 5_000,
  });
  expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
    ...{ search: "an", pageNumber: "3", pageCount: "50", sort: "name", teamIds: RIGGERS },
  });
});

test("who is on the project is asked of the submission: not everybody who fills in is on it", async () => {
  const requests = directory();
  const narrow = { ...asked, of: "person", ofProject: true, teamIds: [RIGGERS] } as const;
  expect(await memberDirectory(SUBMISSION).find(narrow, signal)).toEqual({
    items: [{ choiceId: "wei", label: "Lim Wei", code: "lim.wei@northbank.demo", parentId: null }],
    total: 1,
  });
  expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
    ...{ search: "", pageNumber: "1", pageCount: "50", submissionId: SUBMISSION, teamIds: RIGGERS },
  });
});

test("what is remembered of everybody holds in each submission, of a project's people in this one alone", () => {
  const key = (submissionId: string, ofProject: boolean) =>
    memberDirectory(submissionId).keyOf({ of: "person", ofProject, teamIds: [] });
  expect(key(SUBMISSION, false)).toEqual(key(JETTY, false));
  expect(key(SUBMISSION, true)).not.toEqual(key(JETTY, true));
});

test("where a form is tried out nobody is left out for a project", async () => {
  const requests = directory();
  await memberDirectory(null).find({ ...asked, of: "person", ofProject: true }, signal);
  expect(requests.map(({ path }) => path)).toEqual(["/api/Member/QueryMembers"]);
});

test("teams and projects are found by their names", async () => {
  directory();
  const named = async (of: "team" | "project") =>
    (await memberDirectory(SUBMISSION).find({ ...asked, of }, signal)).items;
  expect(await named("team")).toEqual([{ choiceId: RIGGERS, label: "Riggers", code: "", parentId: null }]);
  expect(await named("project")).toEqual([{ choiceId: JETTY, label: "Jetty 4", code: "", parentId: null }]);
});
