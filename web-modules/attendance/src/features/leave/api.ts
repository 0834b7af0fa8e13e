import { api } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../records/api";

export const askLeave = async (body: Schemas["LeaveRequestCreate"], options: WriteKey) =>
  api.post("/api/Clock/CreateLeaveRequest", { body, ...options });

export const takeBack = async (body: Schemas["LeaveTakeBack"], options: WriteKey) =>
  api.post("/api/Clock/TakeBackLeaveRequest", { body, ...options });
