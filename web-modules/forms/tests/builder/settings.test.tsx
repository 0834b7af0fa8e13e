import { fakeApi, refusal, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { FormDetail } from "../../src/features/builder/saving/api";
import TemplateSettings from "../../src/features/builder/settings/template-settings";
import { pageOf } from "../home-rows";

const ID = "00000000-0000-4000-8000-0000000000aa";
const SAVE = "PUT /api/FormTemplateSetting/UpdateFormDetail";

const detail = {
  formTemplateId: ID,
  version: 3,
  name: "Permit to work",
  folderId: "safety",
  folderName: "Safety",
  projectId: null,
  referenceNumberPrefix: "PTW-",
  referenceNumberStartsFrom: "1",
  referenceNumberSuffix: "",
  isValidTimeEnabled: false,
  validTimeDays: null,
  validTimeStepId: null,
} as unknown as FormDetail;

const theirs = {
  ...detail,
  version: 4,
  folderId: "permits",
  folderName: "Permits",
  referenceNumberPrefix: "HW-",
  updatedAt: new Date().toISOString(),
  updatedBy: { fullName: "Lim Wei" },
};

const folders = ["safety", "permits"].map((folderId) => ({
  folderId,
  parentFolderId: folderId === "permits" ? "safety" : null,
  name: folderId === "permits" ? "Permits" : "Safety",
  templatesCount: 1,
  mayChange: true,
}));

const stale = () => {
  const message = "Saved by Lim Wei just now.";
  return refusal(409, 4, message, { fields: [{ field: "revision", message, code: "savedBySomebodyElse" }] });
};

const isSaved = { current: true };

function openMetBy(saved: object): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  fakeApi({
    "GET /api/FormTemplate/GetFormFolders": () => folders,
    "GET /api/FormTemplate/GetFormPermissions": () => ({
      formTemplateId: ID,
      version: 1,
      projects: null,
      starters: { isEveryone: true, roles: [], teams: [] },
      mayChange: true,
    }),
    "GET /api/Project/QueryProjects": () => pageOf([]),
    "GET /api/Team/QueryTeams": () => pageOf([]),
    [`GET /api/FormTemplateSetting/GetFormDetail/${ID}`]: () => saved,
    [SAVE]: ({ body }: { body: unknown }) => {
      sent.push(body as Record<string, unknown>);
      return sent.length === 1 ? stale() : { ...saved, ...(body as object) };
    },
  });
  renderInKit(<TemplateSettings detail={detail} steps={[]} isShown isSaved={isSaved} />);
  return sent;
}

async function saveAsSuffixAndPrefix(): Promise<HTMLElement> {
  await userEvent.type(screen.getByLabelText("Suffix"), "/A");
  await userEvent.clear(screen.getByLabelText("Prefix"));
  await userEvent.type(screen.getByLabelText("Prefix"), "QA-");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  return screen.findByRole("alert");
}

beforeEach(() => signedInCookie());

test("whoever meets another's save sees what was changed, and what both changed", async () => {
  openMetBy(theirs);
  const notice = await saveAsSuffixAndPrefix();
  expect(notice).toHaveFocus();
  expect(notice).toHaveTextContent("Lim Wei");
  expect(within(notice).getByText("Folder: now “Safety / Permits”")).toBeInTheDocument();
  expect(within(notice).getByText("Prefix: now “HW-”, and you changed it too")).toBeInTheDocument();
});

test("mine goes on top of theirs, and only what I changed replaces anything", async () => {
  const sent = openMetBy(theirs);
  const notice = await saveAsSuffixAndPrefix();
  await userEvent.click(within(notice).getByRole("button", { name: "Put mine on top" }));
  expect(screen.getByRole("combobox", { name: "Folder" })).toHaveValue("Safety / Permits");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved");
  expect(sent[1]).toEqual({
    formTemplateId: ID,
    version: 4,
    referenceNumberPrefix: "QA-",
    referenceNumberSuffix: "/A",
  });
});

test("what is typed counts as unsaved until it is saved", async () => {
  openMetBy(theirs);
  expect(isSaved.current).toBe(true);
  const notice = await saveAsSuffixAndPrefix();
  expect(isSaved.current).toBe(false);
  await userEvent.click(within(notice).getByRole("button", { name: "Put mine on top" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved");
  expect(isSaved.current).toBe(true);
});

test("theirs is loaded and nothing of it is sent", async () => {
  const sent = openMetBy(theirs);
  const notice = await saveAsSuffixAndPrefix();
  await userEvent.click(within(notice).getByRole("button", { name: "Load what is saved" }));
  expect(screen.getByLabelText("Prefix")).toHaveValue("HW-");
  expect(screen.getByLabelText("Suffix")).toHaveValue("");
  expect(sent).toHaveLength(1);
});

test("a second press of Save without a choice overwrites nothing", async () => {
  const sent = openMetBy(theirs);
  await saveAsSuffixAndPrefix();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(sent.map(({ version }) => version)).toEqual([3, 3]);
});

test("a folder is chosen among those that there are, by its whole path", async () => {
  const sent = openMetBy(theirs);
  const folder = screen.getByRole("combobox", { name: "Folder" });
  expect(folder).toHaveValue("Safety");
  await userEvent.click(folder);
  await userEvent.click(await screen.findByRole("option", { name: "Safety / Permits" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("alert");
  expect(sent[0]).toEqual({ formTemplateId: ID, version: 3, folderId: "permits" });
});

test("one button saves what was changed, of the settings and of who uses the form, and nothing else", async () => {
  const sent = fakeApi({
    "GET /api/FormTemplate/GetFormFolders": () => folders,
    "GET /api/FormTemplate/GetFormPermissions": () => ({
      ...{ formTemplateId: ID, version: 1, projects: null, mayChange: true },
      starters: { isEveryone: true, roles: [], teams: [] },
    }),
    "GET /api/Project/QueryProjects": () => pageOf([]),
    "GET /api/Team/QueryTeams": () => pageOf([]),
    "PUT /api/FormTemplate/UpdateFormPermissions": ({ body }) => ({
      ...{ formTemplateId: ID, version: 2, projects: null, mayChange: true },
      starters: { ...(body as { starters: object }).starters, teams: [] },
    }),
    [SAVE]: ({ body }: { body: unknown }) => ({ ...detail, ...(body as object) }),
  });
  renderInKit(<TemplateSettings detail={detail} steps={[]} isShown isSaved={isSaved} />);
  const writes = () => sent.filter(({ method }) => method === "PUT").map(({ path }) => path.split("/").at(-1));
  await userEvent.click(await screen.findByRole("radio", { name: "Chosen roles and teams" }));
  expect(screen.getAllByRole("button", { name: /^Save/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Where the form is used and by whom was saved");
  expect(writes()).toEqual(["UpdateFormPermissions"]);
  await userEvent.type(screen.getByLabelText("Suffix"), "/A");
  await userEvent.click(screen.getByRole("radio", { name: /^Everybody/ }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(writes()).toHaveLength(3));
  expect(writes().slice(1).sort()).toEqual(["UpdateFormDetail", "UpdateFormPermissions"]);
});
