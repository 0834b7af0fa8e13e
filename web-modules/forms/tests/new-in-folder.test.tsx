import { newField, newPage, newRow } from "@groundwork/formwork/rules";
import { fakeApi, refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Library } from "../src/features/library/library";
import { LibraryShelf } from "../src/features/library/library-shelf";
import TemplateNewPage from "../src/pages/template-new";
import TemplatesPage from "../src/pages/templates";
import { pageOf } from "./home-rows";

const session = testSession({ access: "owner" });
const pages = [newPage("Page 1", [newRow([newField("shortText", "Area")])])];
const starter = { key: "siteInspection", name: "Site Safety Inspection", folderName: "Safety" };
const made = { formTemplateId: "made", version: 1, name: "Made", folderId: null, projectId: null };
const file = {
  format: "xlsform",
  name: "Pour",
  folderName: "Concrete",
  fieldsCount: 1,
  rulesCount: 0,
  picturesCount: 0,
};
const nothing = { stepNames: [], teamNames: [], listNames: [], notes: [], notesCount: 0 };

function company() {
  const isFirst = { is: true };
  return fakeApi({
    "GET /api/FormTemplate/QueryFormTemplates": () => pageOf([]),
    "GET /api/Project/QueryProjects": () => pageOf([]),
    "GET /api/ListView/QueryListViews": () => [],
    "GET /api/FormCollection/PagedQueryFormCollection": () => pageOf([]),
    "GET /api/FormTemplate/GetFormFolders": () => [
      { folderId: "tower", parentFolderId: null, name: "Tower", templatesCount: 0, mayChange: true },
      { folderId: "level-4", parentFolderId: "tower", name: "Level 4", templatesCount: 0, mayChange: true },
    ],
    "GET /api/FormTemplate/GetStarterTemplates": () => [{ ...starter, about: "", stepNames: ["Inspect"], pages }],
    "PUT /api/FormTemplateSetting/UpdateFormDetail": ({ body }) => ({ ...made, ...(body as object) }),
    "POST /api/FormTemplate/CreateFormTemplate": () => made,
    "POST /api/FormTemplate/ReadFormFile": () => ({ ...file, ...nothing, pages }),
    "POST /api/FormTemplate/ImportFormTemplate": () => {
      const answer = isFirst.is ? refusal(503, 12, "Forms are away.") : made;
      isFirst.is = false;
      return answer;
    },
  });
}

const writes = (sent: ReturnType<typeof company>, call: string) =>
  sent.filter(({ path }) => path.endsWith(call)).map(({ body }) => body);

test("a form that is begun in a folder lies there, and not in the one that forms of its kind have", async () => {
  const sent = company();
  const list = renderInKit(<TemplatesPage />, { path: "/forms/templates?f.folderId=level-4", session });
  const [create] = await screen.findAllByRole("link", { name: "New template" });
  await userEvent.click(create as HTMLElement);
  expect(window.location.search).toBe("?folder=level-4");
  list.unmount();
  renderInKit(<TemplateNewPage />, { path: "/forms/templates/new?folder=level-4", session });
  await userEvent.click(await screen.findByRole("link", { name: /Site Safety Inspection/ }));
  await waitFor(() => expect(screen.getByRole("combobox", { name: "In folder" })).toHaveValue("Tower / Level 4"));
  await userEvent.click(screen.getByRole("button", { name: "Change it first" }));
  await waitFor(() => expect(window.location.pathname).toBe("/forms/templates/made"));
  const [body] = writes(sent, "CreateFormTemplate");
  expect(body).toMatchObject({ starter: "siteInspection", folderId: "level-4", folderName: "" });
});

test("whoever looks through the whole library on the way there stays in the folder", async () => {
  company();
  const entry = {
    formCollectionId: "pour",
    name: "Pour",
    category: "",
    about: "",
    uses: 1,
    photoUrl: null,
    blockKind: null,
  };
  fakeApi({ "GET /api/FormCollection": () => pageOf([entry]), "GET /api/FormCollection/Categories": () => [] });
  const shelf = renderInKit(<LibraryShelf />, { path: "/forms/templates/new?folder=level-4", session });
  await userEvent.click(await screen.findByRole("link", { name: "All of the library" }));
  expect(window.location.pathname + window.location.search).toBe("/forms/library?folder=level-4");
  shelf.unmount();
  const forms = renderInKit(<Library />, { path: "/forms/library?folder=level-4", session });
  await userEvent.click(await screen.findByRole("link", { name: "Blocks" }));
  expect(window.location.search).toContain("folder=level-4");
  forms.unmount();
  const blocks = renderInKit(<Library />, { path: "/forms/library?show=blocks&folder=level-4", session });
  await userEvent.click(await screen.findByRole("link", { name: "Forms" }));
  expect(window.location.search).toBe("?folder=level-4");
  blocks.unmount();
  const begun = renderInKit(<TemplateNewPage />, { path: "/forms/templates/new?entry=pour&folder=level-4", session });
  await userEvent.click(await screen.findByRole("link", { name: "Library of forms" }));
  expect(window.location.search).toContain("folder=level-4");
  begun.unmount();
  renderInKit(<Library />, { path: "/forms/library?folder=level-4", session });
  await userEvent.click(await screen.findByRole("link", { name: /Pour/ }));
  expect(window.location.search).toBe("?entry=pour&folder=level-4");
});

test("of a folder that is gone nothing is asked for: the form lies in none, and says so before it is made", async () => {
  const sent = company();
  renderInKit(<TemplateNewPage />, { path: "/forms/templates/new?from=blank&folder=gone", session });
  await userEvent.type(await screen.findByRole("textbox", { name: /Name/ }), "Permit");
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith("GetFormFolders"))).toBe(true));
  expect(screen.getByRole("combobox", { name: "In folder" })).toHaveValue("");
  await userEvent.click(screen.getByRole("button", { name: "Create template" }));
  await waitFor(() => expect(window.location.pathname).toBe("/forms/templates/made"));
  expect(writes(sent, "CreateFormTemplate")).toMatchObject([{ folderId: null, folderName: "" }]);
});

test("a file that is sent again under another name, as no answer came, is the same template", async () => {
  const sent = company();
  renderInKit(<TemplateNewPage />, { path: "/forms/templates/new?from=file", session });
  await userEvent.upload(await screen.findByLabelText("File of a form"), new File(["…"], "pour.xlsx"));
  await userEvent.click(await screen.findByRole("button", { name: "Change it first" }));
  await screen.findByText("Forms are away.");
  await userEvent.type(screen.getByRole("textbox", { name: /Name/ }), " of level 4");
  await userEvent.click(screen.getByRole("button", { name: "Change it first" }));
  await waitFor(() => expect(window.location.pathname).toBe("/forms/templates/made"));
  const ids = writes(sent, "ImportFormTemplate").map(
    (body) => /name="templateId"\s+([0-9a-f-]{36})/.exec(String(body))?.[1],
  );
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), ids[0]]);
});

test("what one corrected before it is sent again is what it is called: the first one may have been made", async () => {
  const sent = company();
  renderInKit(<TemplateNewPage />, { path: "/forms/templates/new?from=file&folder=level-4", session });
  await userEvent.upload(await screen.findByLabelText("File of a form"), new File(["…"], "pour.xlsx"));
  await userEvent.click(await screen.findByRole("button", { name: "Change it first" }));
  await screen.findByText("Forms are away.");
  const name = screen.getByRole("textbox", { name: /Name/ });
  await userEvent.clear(name);
  await userEvent.type(name, "Corrected");
  await userEvent.click(screen.getByRole("button", { name: "Change it first" }));
  await waitFor(() => expect(window.location.pathname).toBe("/forms/templates/made"));
  expect(writes(sent, "UpdateFormDetail")).toEqual([
    { formTemplateId: "made", version: 1, name: "Corrected", folderId: "level-4" },
  ]);
});
