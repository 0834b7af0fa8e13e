import { newId } from "@groundwork/formwork";
import { api } from "@groundwork/kit";
import { type NamedProject, readAll } from "@groundwork/kit/directory";
import { readSubmissions } from "../submissions/api";
import { deletions } from "../submissions/deleted/api";
import { readTemplates, type TemplateRow, templateWrites } from "../templates/api";
import { publishAsItIs } from "../templates/publishing";
import { sampleAmong } from "./known";

const STARTER = "siteInspection";

interface Words {
  name: string;
  description: string;
  timeZone: string;
}

const once = () => ({ idempotencyKey: newId() });
/** The project with its form, live; whatever of it is there already is taken up again, and what is missing is made. */
export async function takeSample(words: Words): Promise<TemplateRow | undefined> {
  const { projectId } = await openProject(words);
  const archived = await templatesOf(projectId, true);
  await Promise.all(archived.map(({ formTemplateId }) => templateWrites.unarchive(formTemplateId, once())));
  const isThere = archived.length > 0 || (await templatesOf(projectId, false)).length > 0;
  if (!isThere) {
    const starters = await api.get("/api/FormTemplate/GetStarterTemplates");
    const { name = "", folderName = "" } = starters.find(({ key }) => key === STARTER) ?? {};
    await publishAsItIs(await templateWrites.create({ starter: STARTER, name, folderName, projectId }, once()));
  }
  return (await templatesOf(projectId, false))[0];
}

/** Out of every list: drafts go, the form and the project into the archive, from where they can be taken again. */
export async function putSampleAway({ projectId }: NamedProject): Promise<void> {
  const drafts = await readAll((page) => readSubmissions({ ...page, projectId, state: "draft" }));
  for (const { submissionId } of drafts) await deletions.discard(submissionId, once());
  for (const { formTemplateId } of await templatesOf(projectId, false))
    await templateWrites.archive(formTemplateId, once());
  // Last: in an archived project nothing can be changed.
  await api.post("/api/Project/ArchiveProject", { body: { projectId }, ...once() });
}

async function openProject({ name, description, timeZone }: Words): Promise<{ projectId: string }> {
  const known = sampleAmong(await projectsBy(false));
  if (known) return known;
  const putAway = sampleAmong(await projectsBy(true));
  if (!putAway) return api.post("/api/Project/CreateProject", { body: { name, description, timeZone }, ...once() });
  await api.post("/api/Project/UnarchiveProject", { body: { projectId: putAway.projectId }, ...once() });
  return putAway;
}

function projectsBy(isArchived: boolean) {
  return readAll((page) => api.get("/api/Project/QueryProjects", { query: { ...page, isArchived, sort: "name" } }));
}

async function templatesOf(projectId: string, isArchived: boolean): Promise<TemplateRow[]> {
  const rows = await readAll((page) => readTemplates({ ...page, projectId, isArchived: String(isArchived) }));
  // Those for all projects are used there too.
  return rows.filter((row) => row.projectId === projectId);
}
