import { fakeApi, refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import SampleCard from "../src/features/sample/sample-card";

interface Project {
  projectId: string;
  name: string;
  isArchived: boolean;
}
interface Template {
  formTemplateId: string;
  name: string;
  projectId: string | null;
  publishedVersion: number | null;
  isArchived: boolean;
  mayFill: boolean;
}

const pageOf = <Row,>(data: readonly Row[]) => ({ data, totalCount: data.length, totalPageCount: 1 });

/** The services, as far as a sample needs them. */
function company() {
  const projects: Project[] = [{ projectId: "jetty", name: "Jetty 4", isArchived: false }];
  const templates: Template[] = [
    {
      formTemplateId: "permit",
      name: "Permit",
      projectId: null,
      publishedVersion: 1,
      isArchived: false,
      mayFill: true,
    },
  ];
  const drafts = ["draft-1"];
  const archive = (isArchived: boolean, rows: { isArchived: boolean }[]) => {
    for (const row of rows) row.isArchived = isArchived;
    return null;
  };
  const project = ({ body }: { body: unknown }) =>
    projects.filter((each) => each.projectId === (body as Project).projectId);
  const template = ({ body }: { body: unknown }) =>
    templates.filter((each) => each.formTemplateId === (body as Template).formTemplateId);
  const sent = fakeApi({
    "GET /api/Project/QueryProjects": ({ query }) =>
      pageOf(projects.filter(({ isArchived }) => String(isArchived) === (query.get("isArchived") ?? "false"))),
    "POST /api/Project/CreateProject": ({ body }) => {
      const made = { projectId: "sample", name: (body as Project).name, isArchived: false };
      projects.push(made);
      return made;
    },
    "POST /api/Project/ArchiveProject": (call) => archive(true, project(call)),
    "POST /api/Project/UnarchiveProject": (call) => archive(false, project(call)),
    "GET /api/FormTemplate/GetStarterTemplates": () => [
      { key: "siteInspection", name: "Site Safety Inspection", folderName: "Safety" },
    ],
    "GET /api/FormTemplate/QueryFormTemplates": ({ query }) =>
      pageOf(templates.filter(({ isArchived }) => String(isArchived) === (query.get("isArchived") ?? "false"))),
    "POST /api/FormTemplate/CreateFormTemplate": ({ body }) => {
      const { name, projectId } = body as Template;
      const made = {
        formTemplateId: "inspection",
        name,
        projectId,
        publishedVersion: null,
        isArchived: false,
        mayFill: true,
      };
      templates.push(made);
      return made;
    },
    "GET /api/FormTemplate/GetPublishProblems": () => ({
      formTemplateId: "inspection",
      problems: [],
      bodyVersion: 1,
      workflowVersion: 1,
      detailVersion: 1,
    }),
    "POST /api/FormTemplate/PublishFormTemplate": (call) => {
      for (const each of template(call)) each.publishedVersion = 1;
      return { formTemplateId: "inspection", publishedVersion: 1 };
    },
    "PUT /api/FormTemplate/ArchiveFormTemplate": (call) => archive(true, template(call)),
    "PUT /api/FormTemplate/UnarchiveFormTemplate": (call) => archive(false, template(call)),
    "GET /api/Submission/QuerySubmissions": () => pageOf(drafts.map((submissionId) => ({ submissionId }))),
    "POST /api/Submission/DiscardDraft": () => {
      drafts.pop();
      return null;
    },
  });
  const written = () => sent.filter(({ method }) => method !== "GET").map(({ path }) => path.split("/").at(-1));
  return { projects, templates, drafts, written };
}

const openCard = () => renderInKit(<SampleCard />, { session: testSession({ access: "owner" }) });
const take = async () => userEvent.click(await screen.findByRole("button", { name: "Make a sample project" }));
const putAway = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Put the sample away" }));
  const buttons = await screen.findAllByRole("button", { name: "Put the sample away" });
  await userEvent.click(buttons.at(-1) as HTMLElement);
};

describe("a sample project", () => {
  test("is made with one click, with a form that is live, and says so", async () => {
    const { written } = company();
    openCard();
    await take();
    expect(await screen.findByRole("link", { name: "Fill in “Site Safety Inspection”" })).toHaveAttribute(
      "href",
      "/forms/submissions/new?template=inspection",
    );
    expect(
      screen.getByText("It has one form, “Site Safety Inspection”, which is live. Nothing is filled in yet."),
    ).toBeVisible();
    expect(written()).toEqual(["CreateProject", "CreateFormTemplate", "PublishFormTemplate"]);
  });

  test("goes whole with one more, and nothing else does", async () => {
    const { projects, templates, drafts, written } = company();
    openCard();
    await take();
    await putAway();
    expect(await screen.findByRole("button", { name: "Make a sample project" })).toBeVisible();
    expect(drafts).toEqual([]);
    expect(templates.map(({ formTemplateId, isArchived }) => [formTemplateId, isArchived])).toEqual([
      ["permit", false],
      ["inspection", true],
    ]);
    expect(projects.map(({ name, isArchived }) => [name, isArchived])).toEqual([
      ["Jetty 4", false],
      ["Sample project", true],
    ]);
    expect(written().slice(3)).toEqual(["DiscardDraft", "ArchiveFormTemplate", "ArchiveProject"]);
  });

  test("is taken up again instead of made twice", async () => {
    const { projects, templates } = company();
    openCard();
    await take();
    await putAway();
    await take();
    expect(await screen.findByRole("button", { name: "Put the sample away" })).toBeVisible();
    expect(projects).toHaveLength(2);
    expect(templates).toHaveLength(2);
  });

  test("that is made but for its form gets it with the next click", async () => {
    const { projects, written } = company();
    projects.push({ projectId: "sample", name: "示例项目", isArchived: true });
    openCard();
    await take();
    expect(await screen.findByRole("heading", { name: "示例项目" })).toBeVisible();
    expect(written()).toEqual(["UnarchiveProject", "CreateFormTemplate", "PublishFormTemplate"]);
  });

  test("that could not be made says why", async () => {
    fakeApi({
      "GET /api/Project/QueryProjects": () => pageOf([]),
      "POST /api/Project/CreateProject": () => refusal(409, 6, "Your company has as many projects as it may."),
    });
    openCard();
    await take();
    await waitFor(() => expect(screen.getByText("Your company has as many projects as it may.")).toBeVisible());
  });
});
