/** Somebody outside the company gets a workflow's mail: asked once, in our words, before anything of the sender's. */

import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company, freshAddress } from "../../support/company";
import { expectNoSidewaysScroll } from "../../support/demo";
import { makeForm } from "../../support/form";
import { linkFromMail, linksMailed, textOfMail } from "../../support/mail";

test("the client’s engineer says yes once, gets what waited, and can get no more", async ({ page, context }) => {
  const company = await Company.make("Causeway Builders");
  const engineer = freshAddress("client engineer");
  const projectId = await company.makeProject("Causeway");
  const form = await makeForm(company.owner, {
    name: "Handover",
    projectId,
    pages: [{ name: "Page", fields: [{ type: "shortText", label: "Place" }] }],
    steps: [{ name: "Site", emails: [engineer] }],
  });
  const submissionId = randomUUID();
  await company.owner.call("POST", "/api/Submission/CreateSubmission", {
    formTemplateId: form.templateId,
    projectId,
    submissionId,
  });
  await company.owner.call("POST", "/api/Submission/SubmitStep", {
    submissionId,
    stepId: form.stepIds[0],
    submitActionId: form.buttonIds[0],
    values: {},
  });

  const link = await linkFromMail(engineer, "mail-choice");
  const question = await textOfMail(engineer, "May “Causeway Builders” send you e-mails?");
  expect(question).not.toContain("ready for you");

  await company.owner.enter(context);
  await page.goto(`/forms/submissions/${submissionId}`);
  await expect(page.getByRole("region", { name: "E-mails not sent" })).toContainText(engineer);
  await page.goto("/admin/mails");
  await expect(page.getByText("Asked, waits for a yes").filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
  await context.clearCookies();

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "E-mails from “Causeway Builders”" })).toBeVisible();
  await expect(page.getByText("1 e-mail waits for your yes.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await linksMailed(engineer, "mail-choice")).toBe(1);
  await page.getByRole("button", { name: "Yes, send me e-mails" }).click();
  await expect(page.getByText(`${engineer} gets the e-mails of “Causeway Builders”.`)).toBeVisible();

  const mail = await textOfMail(engineer, "Causeway Builders: Please look at this");
  expect(mail).toContain("> It is ready for you.");
  expect(mail).toContain("Sent by Groundwork for “Causeway Builders”, because Olivia Owner submitted “Handover”");
  await page.getByRole("button", { name: "Report and get no more" }).click();
  await expect(page.getByText("Thank you. We look at it.")).toBeVisible();
  await expectAccessible(page);
});
