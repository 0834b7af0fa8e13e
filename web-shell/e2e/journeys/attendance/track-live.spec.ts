/** The map is as it is now: who comes to work is on it without anybody asking again. */
import { expect, test } from "@playwright/test";
import { Company } from "../../support/company";

test("whoever checks in stands on the map at once, and is gone from it when they check out", async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  const company = await Company.make("Live Map Works");
  const [worker] = await company.hire({ fullName: "Bo Tan" });
  if (!worker) throw new Error("nobody was hired");
  const projectId = await company.makeProject("Jetty 9");
  const userIds = [await company.userIdOf(worker)];
  await company.owner.call("POST", "/api/Project/AddProjectMembers", { projectId, userIds });
  await company.owner.enter(context);
  // Only a note makes the page ask again in time: where notes come in it asks by itself every five minutes.
  const notes = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/api/Live/Notes");
  await page.goto("/attendance/track");
  await notes;
  const there = page.getByRole("button", { name: /^Bo Tan.*At work/ });
  await expect(page.getByRole("list", { name: "Projects" }).getByRole("button", { name: /Jetty 9/ })).toBeVisible();
  await expect(there).toBeHidden();

  const phone = await browser.newContext(baseURL ? { baseURL } : {});
  await worker.enter(phone);
  const clock = await phone.newPage();
  await clock.goto("/attendance");
  await clock.getByRole("button", { name: "Check in" }).click();
  await expect(there).toBeVisible();
  await clock.getByRole("button", { name: "Check out" }).click();
  // So soon after the other press the clock asks whether this is one of its own.
  await clock.getByRole("dialog").getByRole("button", { name: "Check out" }).click();
  await expect(there).toBeHidden();
  await phone.close();
});
