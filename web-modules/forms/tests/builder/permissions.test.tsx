import { fakeApi, renderInKit, signedInCookie, testSession } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import PermissionsPanel from "../../src/features/permissions/permissions-panel";
import { pageOf } from "../home-rows";

const ID = "00000000-0000-4000-8000-0000000000aa";
const saved = {
  formTemplateId: ID,
  version: 3,
  projects: [{ projectId: "jetty", name: "Jetty 4", isArchived: false }],
  starters: { isEveryone: true, roles: [], teams: [] },
  editors: [],
  mayChange: true,
};
const teams = [
  { teamId: "safety", name: "Safety" },
  { teamId: "crane", name: "Crane" },
];

function open(access: "admin" | "manager" = "admin", permissions: object = saved) {
  const sent = fakeApi({
    "GET /api/FormTemplate/GetFormPermissions": () => permissions,
    "GET /api/Project/QueryProjects": ({ query }) =>
      pageOf([{ projectId: "tower", name: "Tower B" }].filter(({ name }) => name.includes(query.get("search") ?? ""))),
    "GET /api/Team/QueryTeams": ({ query }) =>
      pageOf(teams.filter(({ name }) => name.toLowerCase().includes(query.get("search") ?? ""))),
    "PUT /api/FormTemplate/UpdateFormPermissions": () => ({ ...saved, version: 4 }),
  });
  renderInKit(
    <>
      <PermissionsPanel formTemplateId={ID} saving={saving} />
      <button type="button" onClick={() => saving.current?.()}>
        Save
      </button>
    </>,
    { session: testSession({ access }) },
  );
  return () => sent.findLast(({ path }) => path.endsWith("UpdateFormPermissions"))?.body;
}

/** As the button of all settings does. */
const saving: { current: (() => void) | null } = { current: null };
const save = async () => userEvent.click(screen.getByRole("button", { name: "Save" }));

beforeEach(() => signedInCookie());

test("another project is found by the service, and sent with those that were chosen", async () => {
  const body = open();
  await userEvent.click(await screen.findByRole("combobox", { name: /Projects/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Tower B" }));
  await save();
  await screen.findByText("Where the form is used and by whom was saved");
  expect(body()).toEqual({ formTemplateId: ID, version: 3, projectIds: ["jetty", "tower"] });
});

test("who may start it is said in a sentence, as it is chosen", async () => {
  const body = open();
  expect(await screen.findByText("Everybody of its projects may start this form.", { exact: false })).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "Chosen roles and teams" }));
  expect(screen.getByText("Only the project's managers and admins", { exact: false })).toBeVisible();
  await userEvent.type(screen.getByRole("combobox", { name: "Teams" }), "saf");
  await userEvent.click(await screen.findByRole("option", { name: "Safety" }));
  expect(screen.getByText("these may start this form: Safety.", { exact: false })).toBeVisible();
  await save();
  await screen.findByText("Where the form is used and by whom was saved");
  const starters = { isEveryone: false, roles: [], teamIds: ["safety"] };
  expect(body()).toEqual({ formTemplateId: ID, version: 3, starters });
});

test("a manager is not offered all projects; a team that is gone is called so", async () => {
  const gone = { isEveryone: false, roles: ["manager"], teams: [{ teamId: "old", name: "" }] };
  open("manager", { ...saved, starters: gone });
  expect(await screen.findByText("Managers, A team that was deleted", { exact: false })).toBeVisible();
  expect(screen.queryByRole("radio", { name: "All projects" })).toBeNull();
});

test("no project is none to save", async () => {
  const body = open("admin", { ...saved, projects: null });
  await userEvent.click(await screen.findByRole("radio", { name: "Chosen projects" }));
  await save();
  expect(await screen.findByText("Choose a project.")).toBeInTheDocument();
  expect(body()).toBeUndefined();
});

test("a team is chosen whose people edit it too, and that is said in a sentence", async () => {
  const body = open();
  expect(
    await screen.findByText("Only admins and managers of all its projects may edit", { exact: false }),
  ).toBeVisible();
  await userEvent.type(screen.getByRole("combobox", { name: "Edited by people of these teams too" }), "saf");
  await userEvent.click(await screen.findByRole("option", { name: "Safety" }));
  expect(screen.getByText("People of Safety who are on its projects", { exact: false })).toBeVisible();
  await save();
  await screen.findByText("Where the form is used and by whom was saved");
  expect(body()).toEqual({ formTemplateId: ID, version: 3, editorTeamIds: ["safety"] });
});

test("an editor who does not manage it reads who does what, and changes none of it", async () => {
  open("manager", { ...saved, editors: [{ teamId: "safety", name: "Safety" }], mayChange: false });
  expect(await screen.findByText("People of Safety", { exact: false })).toBeVisible();
  expect(screen.getByText("Everybody of its projects may start this form.", { exact: false })).toBeVisible();
  expect(saving.current).toBeNull();
});

test("beside a service of the release before nobody is chosen who edits", async () => {
  const { editors: _, ...before } = saved;
  open("admin", before);
  expect(await screen.findByText("Everybody of its projects may start this form.", { exact: false })).toBeVisible();
  expect(screen.queryByRole("combobox", { name: "Edited by people of these teams too" })).toBeNull();
});
