import { browserHistory } from "@groundwork/kit";
import { fakeApi, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import Look from "../src/features/look/look";
import { TemplateList } from "../src/features/templates/template-list";
import { form as builtForm } from "./builder/forms";
import { form, pageOf } from "./home-rows";

const member = { session: testSession({ access: "member" }) };
const edited = form("Permit", { mayEdit: true, mayManage: false });

beforeEach(() => {
  localStorage.clear();
  browserHistory.replace("/");
  fakeApi({
    "GET /api/FormTemplate/QueryFormTemplates": () => pageOf([edited]),
    "GET /api/FormTemplate/GetFormFolders": () => [],
    "GET /api/Project/QueryProjects": () => pageOf([]),
    "GET /api/ListView/QueryListViews": () => [],
  });
});

describe("who edits a form as one of its editors' team, and makes none", () => {
  test("is offered to draw it and what was published, and nothing that is refused", async () => {
    renderInKit(<TemplateList />, member);
    await userEvent.click(await screen.findByRole("button", { name: "What to do with Permit" }));
    const offered = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
    expect(offered).toEqual(["Edit", "Look without editing", "Workflow", "Versions"]);
    expect(screen.queryByTitle(/Drag/)).toBeNull();
  });

  test("reads whom to ask for one that is archived", async () => {
    const detail = { ...edited, isArchived: true, bodyVersion: 1, workflowVersion: 1, version: 1 } as never;
    const loaded = { formTemplateId: "Permit", version: 1, pages: [...builtForm([["a"]])] };
    renderInKit(<Look detail={detail} loaded={loaded} workflow={undefined} />, member);
    expect(await screen.findByText(/An admin or who manages its projects/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
  });
});

describe("who may not edit a form", () => {
  test.each([
    [["Quality"], "People of Quality may change it too."],
    [
      ["Quality", "Safety", "Site", "Cost", "Plant"],
      "People of Quality, Safety, Site and 2 more teams may change it too.",
    ],
    [[], null],
  ])("reads which teams to ask: %s", async (editedBy, said) => {
    const detail = {
      ...edited,
      mayEdit: false,
      editedBy,
      isArchived: false,
      isProjectArchived: false,
      bodyVersion: 1,
      workflowVersion: 1,
      version: 1,
    } as never;
    const loaded = { formTemplateId: "Permit", version: 1, pages: [...builtForm([["a"]])] };
    renderInKit(<Look detail={detail} loaded={loaded} workflow={undefined} />, member);
    const why = await screen.findByText(/but not change it/);
    if (said === null) expect(why).not.toHaveTextContent("may change it too");
    else expect(why).toHaveTextContent(said);
  });
});
