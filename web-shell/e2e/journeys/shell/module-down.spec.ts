import { expectAccessible } from "../../support/axe";
import { expect, test } from "../../support/demo";

interface Registry {
  modules: { context: string }[];
}

test("with one module down its card is shown, the rest works, and a retry brings it back", async ({
  page,
  request,
  allowMessage,
}) => {
  const { modules } = (await (await request.get("/modules/registry.json")).json()) as Registry;
  expect(modules.length).toBeGreaterThan(0);
  allowMessage(/Federation Runtime/);

  for (const { context } of modules) {
    await test.step(`${context} is down`, async () => {
      const files = `**/modules/${context}/**`;
      await page.route(files, (route) => route.abort());
      await page.goto("/");

      const card = page.getByRole("alert").filter({ hasText: "could not be loaded" });
      await expect(card).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);

      const others = modules.filter((each) => each.context !== context);
      for (const other of others) await expect(page.getByText(`${other.context}: not loaded`)).toHaveCount(0);

      await page.unroute(files);
      await card.getByRole("button", { name: "Try again" }).click();
      await expect(card).toHaveCount(0);
    });
  }
});

test("without the list of modules the shell says so and can ask again", async ({ page }) => {
  await page.route("**/modules/registry.json", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByText("The list of modules could not be read")).toBeVisible();
  await page.unroute("**/modules/registry.json");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("The list of modules could not be read")).toHaveCount(0);
});
