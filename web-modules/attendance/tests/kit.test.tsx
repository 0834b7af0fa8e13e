import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Equipment } from "../src/features/equipment/api";
import { Parts } from "../src/features/equipment/kit";
import { pageOf } from "./records";

const named = (name: string, more: Partial<Equipment> = {}) =>
  ({ equipmentId: name, name, category: "Survey", serialNumber: "", kitId: null, mayEdit: true, ...more }) as Equipment;
const kit = named("Survey kit");
const level = named("Level", { kitId: kit.equipmentId });

test("parts are found by name, put in and taken out", async () => {
  signedInCookie();
  const sent = fakeApi({
    "POST /api/Equipment/QueryEquipmentByPageFilter": ({ body }) =>
      (body as { kitId?: string }).kitId
        ? pageOf(level)
        : pageOf(kit, level, named("Tripod"), named("Prism", { mayEdit: false })),
    "PUT /api/Equipment/SetEquipmentKit": ({ body }) => ({ ...level, kitId: (body as { kitId: string | null }).kitId }),
  });
  const set = () => sent.filter(({ path }) => path.includes("SetEquipmentKit")).map(({ body }) => body);
  renderInKit(<Parts equipment={kit} />);
  await userEvent.click(await screen.findByRole("button", { name: "Take out Level" }));
  await waitFor(() => expect(set()).toEqual([{ equipmentId: "Level", kitId: null }]));
  await userEvent.click(screen.getByRole("button", { name: "Add parts" }));
  const choices = await screen.findByRole("list", { name: "Add parts" });
  // Neither the kit itself, nor what is in one, nor what its reader may not change.
  await waitFor(() => expect(within(choices).getAllByRole("button")).toHaveLength(1));
  await userEvent.click(within(choices).getByRole("button", { name: "Add Tripod" }));
  await waitFor(() => expect(set().at(-1)).toEqual({ equipmentId: "Tripod", kitId: "Survey kit" }));
});

test("a part of a kit takes no parts itself", async () => {
  signedInCookie();
  fakeApi({ "POST /api/Equipment/QueryEquipmentByPageFilter": () => pageOf() });
  renderInKit(<Parts equipment={level} />);
  expect(await screen.findByText(/Nothing belongs to it/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add parts" })).toBeNull();
});
