import { api } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../../schemas";

export type Copied = Schemas["StepDataCopied"];
export type NotCopied = Schemas["FieldNotCopied"];

export const copyStepData = async (body: Schemas["StepDataCopy"], options: WriteKey) =>
  api.post("/api/Submission/CopyStepData", { body, ...options });
