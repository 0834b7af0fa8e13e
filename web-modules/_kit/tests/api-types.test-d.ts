import { api } from "../src/api/client";
export async function f() {
  const p = await api.get("/api/User/GetSelfProfile");
  const n: string = p.fullName;
  const m = await api.get("/api/Member/QueryMembers", { query: { pageNumber: 1 } });
  const t: number = m.totalCount;
  const q = m.data[0]?.fullName;
  await api.post("/api/Auth/SwitchAccount", { body: { groupId: "x" } });
  await api.post("/api/Auth/Logout");
  // @ts-expect-error
  await api.post("/api/Auth/SwitchAccount");
  // @ts-expect-error
  await api.get("/api/Auth/SwitchAccount");
  // @ts-expect-error
  await api.post("/api/Auth/SwitchAccount", { body: { groupIdx: "x" } });
  return [n, t, q];
}
