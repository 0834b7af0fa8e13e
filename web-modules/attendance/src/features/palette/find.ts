import { api, type Finder } from "@groundwork/kit";

/** Machines and tools by name, kind or serial number, in all projects that the person sees. */
export const findEquipment: Finder["find"] = async (text, { most, signal }) => {
  const body = { search: text, pageNumber: 1, pageCount: most };
  const page = await api.post("/api/Equipment/QueryEquipmentByPageFilter", { body, signal });
  return page.data.map(({ equipmentId, name, category, serialNumber, atProjectName, projectName }) => ({
    id: equipmentId,
    label: name,
    detail: [category, serialNumber, atProjectName || projectName].filter(Boolean).join(" · "),
    path: `/attendance/equipment?equipment=${equipmentId}`,
  }));
};
