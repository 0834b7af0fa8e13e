import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { textOfMail } from "../../support/mail";

test("a request is approved by a chain of two, each mailed when it is their turn", async ({ page, browser }) => {
  const company = await Company.make("Strand Builders");
  const [ana, raj, tan] = await company.hire(
    { fullName: "Ana Cruz" },
    { fullName: "Raj Nair", role: "manager" },
    { fullName: "Tan Bo" },
  );
  if (!ana || !raj || !tan) throw new Error("nobody was hired");
  const memberUserIds = await Promise.all([ana, tan].map((each) => company.userIdOf(each)));
  const managerUserIds = [await company.userIdOf(raj)];
  const projectId = await company.makeProject("Pier 7", { memberUserIds, managerUserIds });
  const code = { projectId, number: "03-110", name: "Formwork", category: "manpowerExternal", amount: "10000" };
  const { budgetCodeId } = await company.owner.call<{ budgetCodeId: string }>(
    "POST",
    "/api/Budget/CreateBudgetCode",
    code,
  );

  await company.owner.enter(page.context());
  await page.goto("/budget?approval=chain");
  const chain = page.getByRole("form", { name: "Approval" });
  for (const [place, name] of ["Ana Cruz", "Raj Nair"].entries()) {
    await chain.getByRole("button", { name: "Add somebody" }).click();
    await chain.getByRole("combobox", { name: "Who" }).nth(place).click();
    await page.getByRole("option", { name: new RegExp(name) }).click();
  }
  await chain.getByLabel("Up to", { exact: true }).first().fill("500");
  await expectAccessible(page);
  await chain.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The approval chain was saved")).toBeVisible();

  const title = "Two more carpenters";
  const lines = [{ budgetCodeId, amount: "1250.50" }];
  await tan.call("POST", "/api/Budget/CreateBudgetRequest", { projectId, title, lines, submit: true });
  for (const [approver, told] of [
    [ana, /\(#1, .+\) goes on to Raj Nair/],
    [raj, /^Approved: .+ \(#1, /],
  ] as const) {
    // Answered from the mail: its link opens the request itself.
    const mail = await textOfMail(approver.email, `Waiting for your answer: ${title}`);
    const link = /https?:\/\/[^\s/]+(\/budget\/requests\?request=[\w-]+)/.exec(mail)?.[1];
    if (!link) throw new Error("the mail has no link to the request");
    const desk = await browser.newContext({ viewport: { width: 360, height: 740 } });
    await approver.enter(desk);
    const phone = await desk.newPage();
    await phone.goto("/");
    await expect(phone.getByRole("list", { name: "Budget requests" }).getByText(title)).toBeVisible();
    await phone.goto(link);
    const pane = phone.getByRole("dialog", { name: new RegExp(title) });
    await expect(pane.getByRole("list", { name: "Who answers" })).toContainText("Asked now");
    await expectAccessible(phone);
    await pane.getByRole("button", { name: /Approve SGD/ }).click();
    await expect(phone.getByText(told)).toBeVisible();
    await desk.close();
  }
  await page.goto("/budget/requests");
  await expect(page.getByRole("list", { name: "Approved", exact: true }).getByText(title)).toBeVisible();
  // Home tells who asked.
  await page.context().clearCookies();
  await tan.enter(page.context());
  await page.goto("/");
  await expect(page.getByRole("list", { name: "Answers to your budget requests" }).getByText(title)).toBeVisible();
});
