import { newField, newPage, newRow } from "@groundwork/formwork/rules";
import { fakeApi, refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { newRule } from "../../src/features/builder/model/rules";
import { VersionComparison } from "../../src/features/versions/version-comparison";
import { VersionLook } from "../../src/features/versions/version-look";
import { Versions } from "../../src/features/versions/versions";
import { versionMessages } from "../../src/messages/versions";

const person = { fullName: "Lim Wei", userId: "lim" };
const detail = {
  formTemplateId: "diary",
  name: "Site diary",
  folderName: "",
  referenceNumberPrefix: "",
  referenceNumberSuffix: "",
  referenceNumberStartsFrom: "",
  validTimeStepId: null,
  validTimeDays: null,
  isValidTimeEnabled: false,
  version: 4,
  bodyVersion: 7,
  workflowVersion: 2,
  folderId: null,
  projectId: null,
  publishedVersion: 2,
  hasUnpublishedChanges: true,
  isArchived: false,
  isProjectArchived: false,
  mayEdit: true,
  mayFill: true,
  nextReferenceNumber: "1",
  createdAt: "2026-11-20T09:00:00+08:00",
  updatedAt: "2026-11-21T09:00:00+08:00",
  updatedBy: person,
} as never;

const version = (number: number, submissionsCount: number, isCurrent = false) => ({
  number,
  name: "Site diary",
  fieldsCount: 3,
  publishedAt: "2026-11-20T09:00:00+08:00",
  publishedBy: person,
  isCurrent,
  submissionsCount,
});
const kept = {
  keptDraftId: "kept",
  name: "Site diary",
  fieldsCount: 2,
  keptAt: "2026-11-21T09:00:00+08:00",
  keptBy: person,
  keptUntil: "2026-11-28T09:00:00+08:00",
};

const RESTORE = "PUT /api/FormTemplate/RestoreFormTemplateVersion";
const company = (more: Record<string, (asked: never) => unknown> = {}) =>
  fakeApi({
    "GET /api/FormTemplate/GetFormTemplateVersions": () => ({
      data: [version(2, 0, true), version(1, 12)],
      totalCount: 2,
      totalPageCount: 1,
      pageNumber: 1,
      pageCount: 20,
    }),
    "GET /api/FormTemplate/GetKeptDrafts": () => [kept],
    "GET /api/FormTemplateSetting/GetFormDetail/diary": () => detail,
    "GET /api/Team/QueryTeams": () => ({ data: [], totalCount: 0, totalPageCount: 0, pageNumber: 1, pageCount: 100 }),
    ...more,
  });
const session = testSession({ access: "admin" });

test("the draft, every version and the replaced drafts are listed", async () => {
  company();
  renderInKit(<Versions detail={detail} />, { session });
  expect(await screen.findByText("12 submissions")).toBeTruthy();
  expect(screen.getByText("No submissions")).toBeTruthy();
  expect(screen.getByText("Not published yet")).toBeTruthy();
  expect(screen.getByText("Current")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Restore as draft: Replaced draft of Site diary" })).toBeTruthy();
});

test("restoring says what is replaced, names what was seen, and that the draft is kept", async () => {
  const user = userEvent.setup();
  const sent = company({ [RESTORE]: () => ({ formTemplateId: "diary", isFormerDraftKept: true }) });
  renderInKit(<Versions detail={detail} />, { session });
  await user.click(await screen.findByRole("button", { name: "Restore as draft: Version 1" }));
  expect(await screen.findByText(/it is kept here for 7 days/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Restore as draft" }));
  const writes = () => sent.filter(({ method }) => method === "PUT");
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({
    formTemplateId: "diary",
    number: 1,
    bodyVersion: 7,
    workflowVersion: 2,
    detailVersion: 4,
  });
  expect(await screen.findByText("Version 1 is the draft now")).toBeTruthy();
});

test("what somebody else saved meanwhile is told, and nothing is restored", async () => {
  const user = userEvent.setup();
  company({ [RESTORE]: () => refusal(409, 9, "Saved by Ana Cruz 1 minute ago. Take over or merge.") });
  renderInKit(<Versions detail={detail} />, { session });
  await user.click(await screen.findByRole("button", { name: "Restore as draft: Version 1" }));
  await user.click(await screen.findByRole("button", { name: "Restore as draft" }));
  expect(await screen.findByText("Nothing was restored")).toBeTruthy();
});

test("where it can't be read what a version would replace, that is told, and nothing is restored", async () => {
  const user = userEvent.setup();
  const sent = company({
    "GET /api/FormTemplateSetting/GetFormDetail/diary": () => refusal(403, 7, "Ask one of its managers."),
  });
  renderInKit(<Versions detail={detail} />, { session });
  await user.click(await screen.findByRole("button", { name: "Restore as draft: Version 1" }));
  expect(await screen.findByText("Nothing was restored")).toBeTruthy();
  expect(sent.some(({ method }) => method === "PUT")).toBe(false);
});

test("an old version is looked at with its rules, and restoring it says that they come too", async () => {
  const [weather, cover] = [newField("shortText", "Weather"), newField("shortText", "Cover")];
  const asked = { fieldState: { state: "is" as const, value: "Rain" } };
  const rule = newRule({
    nestedConditions: [{ fieldCondition: { fieldId: weather.id }, comparisonCondition: asked }],
    outcomes: [{ type: "show", fieldIds: [cover.id], pageIds: [] }],
  });
  const page = { ...newPage("Pour", [newRow([weather]), newRow([cover])]), conditions: [rule] };
  company({
    "GET /api/FormTemplate/GetFormTemplateVersion": () => ({ number: 2, pages: [page], nodes: [], edges: [], detail }),
  });
  renderInKit(<VersionLook templateId="diary" which="2" />, { session });
  expect(await screen.findByText("If “Weather” is “Rain”, show “Cover”.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Rules" })).toBeTruthy();
  for (const key of ["versions.restoreBody", "versions.restoreBodyClean"] as const)
    expect(versionMessages.t(key)).toContain("pages, rules, workflow and settings");
});

test("what has no name of its own is called as its kind once", async () => {
  const pages = [newPage("Pour", [newRow([newField("headerSection", "")])])];
  company({
    "GET /api/FormTemplate/GetFormTemplateVersion": ({ query }: { query: URLSearchParams }) =>
      query.get("number") === "1"
        ? { number: 1, pages: [newPage("Other", [])], nodes: [], edges: [], detail }
        : { number: 2, pages, nodes: [], edges: [], detail },
  } as never);
  renderInKit(<VersionComparison templateId="diary" before="1" after="2" choices={[]} onChoose={() => undefined} />, {
    session,
  });
  const table = await screen.findByRole("table");
  expect(table.textContent?.match(/Header section/g)).toHaveLength(1);
});

test("two versions are compared in sentences and side by side", async () => {
  const page = newPage("Pour", [newRow([newField("shortText", "Weather")])]);
  const after = { ...page, components: [...page.components, newRow([newField("number", "Depth")])] };
  const whole = (number: number, pages: unknown[]) => ({ number, pages, nodes: [], edges: [], detail });
  company({
    "GET /api/FormTemplate/GetFormTemplateVersion": ({ query }: { query: URLSearchParams }) =>
      query.get("number") === "1" ? whole(1, [page]) : whole(2, [after]),
  } as never);
  const choices = ["1", "2"].map((value) => ({ value, label: `Version ${value}` }));
  renderInKit(
    <VersionComparison templateId="diary" before="1" after="2" choices={choices} onChoose={() => undefined} />,
    { session },
  );
  expect(await screen.findByText("Field “Depth” added on page 1 (Pour).")).toBeTruthy();
  expect(screen.getByRole("table")).toBeTruthy();
  expect(screen.getByText("Added")).toBeTruthy();
});

test("where two say the same, the latest that differ are one press away", async () => {
  const user = userEvent.setup();
  const page = newPage("Pour", [newRow([newField("shortText", "Weather")])]);
  const after = { ...page, components: [...page.components, newRow([newField("number", "Depth")])] };
  // Only what came with version 3 differs.
  const read: string[] = [];
  company({
    "GET /api/FormTemplate/GetFormTemplateVersion": ({ query }: { query: URLSearchParams }) => {
      const number = query.get("number") ?? "";
      read.push(number);
      return { number: Number(number), pages: [Number(number) < 3 ? page : after], nodes: [], edges: [], detail };
    },
  } as never);
  const choices = ["5", "4", "3", "2", "1"].map((value) => ({ value, label: `Version ${value}` }));
  const chosen: object[] = [];
  const shown = { templateId: "diary", choices, onChoose: (pair: object) => chosen.push(pair) };
  const { unmount } = renderInKit(<VersionComparison {...shown} before="4" after="5" />, { session });
  expect(await screen.findByText("No differences")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show the latest versions that differ" }));
  await waitFor(() => expect(chosen).toEqual([{ before: "2", after: "3" }]));
  expect(read).not.toContain("1");
  unmount();
  renderInKit(<VersionComparison {...shown} choices={choices.slice(0, 3)} before="4" after="5" />, { session });
  await user.click(await screen.findByRole("button", { name: "Show the latest versions that differ" }));
  expect(await screen.findByText("The other versions say the same, too")).toBeTruthy();
});
