/** What becomes somebody's turn is on their screens at once: told by the service, over one stream for all tabs. */

import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { Company } from "../../support/company";
import { makeForm } from "../../support/form";

const NOTES = "/api/Live/Notes";

test("a to-do is there when it arrives, in every tab, also after the network was gone", async ({ context }) => {
  const company = await Company.make("Tanjong Piling");
  const [foreman, checker] = await company.hire({ fullName: "Goh Kim" }, { fullName: "Priya Nair" });
  if (!foreman || !checker) throw new Error("nobody was hired");
  const teamId = await company.makeTeam("Quality", [checker]);
  const projectId = await company.makeProject("Berth 9");
  const userIds = await Promise.all([foreman, checker].map((each) => company.userIdOf(each)));
  await company.owner.call("POST", "/api/Project/AddProjectMembers", { projectId, userIds });
  const form = await makeForm(company.owner, {
    name: "Pile log",
    projectId,
    pages: [{ name: "Page", fields: [{ type: "shortText", label: "Pile" }] }],
    steps: [{ name: "Site" }, { name: "Check", teamIds: [teamId], button: "Approve" }],
  });
  const submit = async () => {
    const submissionId = randomUUID();
    await foreman.call("POST", "/api/Submission/CreateSubmission", {
      formTemplateId: form.templateId,
      projectId,
      submissionId,
    });
    const press = { submissionId, stepId: form.stepIds[0], submitActionId: form.buttonIds[0], values: {} };
    await foreman.call("POST", "/api/Submission/SubmitStep", press);
  };

  await checker.enter(context);
  const streams: string[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === NOTES) streams.push(request.url());
  });
  const home = await context.newPage();
  const opened = home.waitForResponse((answer) => new URL(answer.url()).pathname === NOTES);
  await home.goto("/");
  // From here on the browser asks by itself only every five minutes.
  expect((await opened).status()).toBe(200);
  const list = await context.newPage();
  await list.goto("/forms/to-dos");
  await expect(list.getByText("No form waits for you").first()).toBeVisible();
  const turnsOn = (page: Page) => page.getByRole("main").getByRole("link", { name: /^Your turn: Check/ });

  await submit();
  await expect(turnsOn(list)).toHaveCount(1);
  await expect(turnsOn(home)).toHaveCount(1);
  expect(streams).toHaveLength(1);

  await context.setOffline(true);
  await submit();
  await context.setOffline(false);
  await expect(turnsOn(list)).toHaveCount(2);
  await expect(turnsOn(home)).toHaveCount(2);

  // The tab that hears the service is closed: the other one hears from then on.
  await home.close();
  await submit();
  await expect(turnsOn(list)).toHaveCount(3);
});
