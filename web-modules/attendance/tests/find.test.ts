import { fakeApi, signedInCookie } from "@groundwork/kit/testing";
import { expect, test } from "vitest";
import { findEquipment } from "../src/features/palette/find";
import { pageOf } from "./records";

test("the palette finds equipment, says where it is, and asks for no more than it shows", async () => {
  signedInCookie();
  const excavator = {
    equipmentId: "e1",
    name: "Excavator 3",
    category: "Digger",
    serialNumber: "",
    projectName: "Jetty 4",
  };
  const sent = fakeApi({
    "POST /api/Equipment/QueryEquipmentByPageFilter": () =>
      pageOf({ ...excavator, atProjectName: "" }, { ...excavator, equipmentId: "e2", atProjectName: "Tower B" }),
  });
  const found = await findEquipment("excav", { most: 5, signal: new AbortController().signal });
  expect(found).toEqual([
    { id: "e1", label: "Excavator 3", detail: "Digger · Jetty 4", path: "/attendance/equipment?equipment=e1" },
    { id: "e2", label: "Excavator 3", detail: "Digger · Tower B", path: "/attendance/equipment?equipment=e2" },
  ]);
  expect(sent[0]?.body).toEqual({ search: "excav", pageNumber: 1, pageCount: 5 });
});
