import { api, queryOptions } from "@groundwork/kit";
import type { Schemas } from "../../schemas";
import { keyOf } from "../api/keys";

export type TemplateTimes = Schemas["TemplateTimes"];
export type StepTimes = Schemas["StepTimes"];

/** How many days back somebody may look; what they choose is in the address. */
export const PERIODS = ["30", "90", "365"] as const;
export type Period = (typeof PERIODS)[number];

export const timesQuery = (formTemplateId: string, days: Period) =>
  queryOptions({
    queryKey: keyOf("submissions", "times", formTemplateId, days),
    queryFn: ({ signal }) =>
      api.get("/api/Submission/GetTemplateTimes", { query: { formTemplateId, days: Number(days) }, signal }),
  });
