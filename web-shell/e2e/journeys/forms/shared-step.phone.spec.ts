/** Somebody outside the company signs a step on their phone: by a link that a colleague showed them. */
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company, freshAddress } from "../../support/company";
import { expectNoSidewaysScroll } from "../../support/demo";
import { makeForm } from "../../support/form";
import { subjectsTo, textOfMail } from "../../support/mail";

const FORM = "Handover of level 3";

async function drawSignature(page: Page): Promise<void> {
  const pad = page.getByRole("img", { name: /Sign here/ });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error("There is nowhere to sign");
  await page.mouse.move(box.x + 30, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 });
  await page.mouse.move(box.x + 200, box.y + 20, { steps: 5 });
  await page.mouse.up();
}

/** Returns the address that the link leads to. */
async function share(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share “Acceptance”" });
  await dialog.getByRole("textbox", { name: /^PIN/ }).fill("471147");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Make a link" }).click();
  const address = dialog.getByText(/\/forms\/shared\//);
  await expect(address).toBeVisible();
  await expect(dialog.getByText("Used 0 of 1")).toBeVisible();
  await expectNoSidewaysScroll(page);
  return (await address.textContent()) ?? "";
}

const codesOf = (subjects: readonly string[]) =>
  subjects.flatMap((each) => /^Your code: (\d{6})/.exec(each)?.[1] ?? []);

test("somebody outside the company signs a step by a link, once", async ({ page, context }) => {
  const company = await Company.make("Harbour Works");
  const [foreman] = await company.hire({ fullName: "Goh Kim" });
  if (!foreman) throw new Error("nobody was hired");
  const projectId = await company.makeProject("Berth 11");
  const userIds = [await company.userIdOf(foreman)];
  await company.owner.call("POST", "/api/Project/AddProjectMembers", { projectId, userIds });
  const clients = await company.makeTeam("Client", [foreman]);
  const { templateId } = await makeForm(company.owner, {
    name: FORM,
    pages: [
      { name: "Handover", fields: [{ type: "shortText", label: "Area", required: true }] },
      {
        name: "Acceptance",
        fields: [
          { type: "shortText", label: "Remarks" },
          { type: "signature", label: "Signed by the client", required: true },
        ],
      },
    ],
    steps: [{ name: "Handover" }, { name: "Acceptance", teamIds: [clients], button: "Accept", color: "#14634D" }],
  });
  expect(templateId).toBeTruthy();
  await foreman.enter(context);
  await page.goto("/forms/submissions/new");
  await page.getByRole("link", { name: new RegExp(FORM) }).click();
  await page.getByRole("textbox", { name: "Area" }).fill("Level 3, grid A to F");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(/Next is “Acceptance”/)).toBeVisible();
  const submission = page.url();
  const address = await share(page);

  await context.clearCookies();
  await page.goto("about:blank");
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "This link has a PIN" })).toBeVisible();
  await expect(page.getByText(FORM)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "PIN" }).fill("000000");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByText(/This is not the PIN of this link/).first()).toBeVisible();
  await page.getByRole("textbox", { name: "PIN" }).fill("471147");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("heading", { name: FORM })).toBeVisible();
  await expect(page.getByText("Goh Kim asks you to fill in “Acceptance”.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const email = freshAddress("Ada Client");
  await page.getByRole("textbox", { name: "Full name" }).fill("Ada Client");
  await page.getByRole("textbox", { name: "E-mail address" }).fill(email);
  await page.getByRole("textbox", { name: /^Company/ }).fill("Port Authority");
  await page.getByRole("button", { name: "Mail me a code" }).click();
  await expect(page.getByText(`We mailed six digits to ${email}`)).toBeVisible();
  await expectAccessible(page);
  const code = /\d{6}/.exec(await textOfMail(email, /^Your code: /))?.[0] ?? "";
  await page.getByRole("textbox", { name: "Code" }).first().fill(code);
  await page.getByRole("button", { name: "Go on" }).click();

  await expect(page.getByText("Level 3, grid A to F")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Remarks" }).fill("One scratch at grid C");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  // What was entered is there again after the page was left.
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Remarks" })).toHaveValue("One scratch at grid C");
  await drawSignature(page);
  await expect(page.getByText("1 of 1 required")).toBeVisible();
  await expect(page.getByRole("button", { name: "Clear" })).toBeVisible();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("Submitted with “Accept”")).toBeVisible();
  await expect(page.getByRole("img", { name: "Signature of Ada Client" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("This step is done")).toBeVisible();

  // The tab is lost, and with it the proof: whoever submitted it proves the address again, for their PDF.
  const later = await context.newPage();
  await later.goto(address);
  await later.getByRole("textbox", { name: "PIN" }).fill("471147");
  await later.getByRole("button", { name: "Open" }).click();
  await expect(later.getByRole("heading", { name: "Did you submit it?" })).toBeVisible();
  await later.getByRole("textbox", { name: "Full name" }).fill("Ada Client");
  await later.getByRole("textbox", { name: "E-mail address" }).fill(email);
  await later.getByRole("button", { name: "Mail me a code" }).click();
  await expect.poll(async () => codesOf(await subjectsTo(email)), { timeout: 60_000 }).toHaveLength(2);
  await later.getByRole("textbox", { name: "Code" }).fill(codesOf(await subjectsTo(email))[0] ?? "");
  await later.getByRole("button", { name: "Go on" }).click();
  await expect(later.getByRole("button", { name: "Make a PDF" })).toBeVisible();
  await expect(later.getByText("One scratch at grid C")).toBeVisible();
  await expectNoSidewaysScroll(later);
  await later.close();

  await foreman.enter(context);
  await page.goto(submission);
  await expect(page.getByText("Ada Client (outside the company: Port Authority) pressed “Accept”")).toBeVisible();
});
