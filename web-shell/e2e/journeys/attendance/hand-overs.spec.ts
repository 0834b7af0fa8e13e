import { expectAccessible } from "../../support/axe";
import { expect, test } from "../../support/demo";
import { makeMachines } from "../../support/labels";

test.use({ as: "manager" });

test("a saw is taken with a signature that is drawn, handed on and given back", async ({ page, context }) => {
  const name = `Saw ${crypto.randomUUID().slice(0, 8)}`;
  const { machines } = await makeMachines(page, context, [name]);
  await page.goto(`/attendance/equipment?equipment=${machines[0]?.equipmentId}`);
  const pane = page.getByRole("dialog", { name });
  await pane.getByRole("tab", { name: "Hand-overs" }).click();
  await pane.getByRole("button", { name: "Take it" }).click();
  const pad = pane.getByRole("img", { name: /Sign here/ });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error("there is no pad to sign on");
  await page.mouse.move(box.x + 30, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 70, { steps: 8 });
  await page.mouse.up();
  await expectAccessible(page);
  await pane.getByRole("button", { name: "Take it" }).click();
  await expect(page.getByText(/ has Saw .* now/).first()).toBeVisible();
  await expect(pane.getByRole("img", { name: /Signature of/ })).toBeVisible();

  await pane.getByRole("button", { name: "Hand over" }).click();
  await pane.getByRole("combobox", { name: "Who gets it" }).click();
  await page
    .getByRole("listbox")
    .getByRole("option", { name: /Rajesh/ })
    .click();
  await pane.getByRole("textbox", { name: "Or the name, typed" }).fill("Rajesh Kumar");
  await pane.getByRole("button", { name: "Hand over" }).click();
  await expect(pane.getByText("Rajesh Kumar", { exact: true })).toBeVisible();

  await pane.getByRole("button", { name: "Take back" }).click();
  await pane.getByRole("button", { name: "Take back" }).click();
  await expect(pane.getByText("Back in the store")).toBeVisible();
  await expectAccessible(page);
});

test("what goes together is checked in by one label", async ({ page, context }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const { home, machines } = await makeMachines(page, context, [`Kit ${mark}`, `Level ${mark}`]);
  const [kit, level] = machines;
  await page.goto(`/attendance/equipment?equipment=${kit?.equipmentId}`);
  const pane = page.getByRole("dialog", { name: kit?.name ?? "" });
  await pane.getByRole("tab", { name: "Parts" }).click();
  await pane.getByRole("button", { name: "Add parts" }).click();
  await pane.getByRole("searchbox", { name: "Search equipment to add" }).fill(`Level ${mark}`);
  await pane.getByRole("button", { name: `Add ${level?.name}` }).click();
  await expect(pane.getByRole("button", { name: `Take out ${level?.name}` })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/attendance/scan");
  await page.getByRole("combobox", { name: "Project" }).click();
  await page.getByRole("option", { name: home.name }).click();
  await page.getByLabel("Code on the label").fill(kit?.code ?? "");
  await page.getByRole("button", { name: "Take" }).click();
  await expect(page.getByText(/with 1 part/).first()).toBeVisible();
  await page.goto(`/attendance/equipment?equipment=${level?.equipmentId}`);
  const part = page.getByRole("dialog", { name: level?.name ?? "" });
  await expect(part.getByText(kit?.name ?? "", { exact: true })).toBeVisible();
  await expect(part.getByText(home.name).first()).toBeVisible();
});
