import type { ChoiceSource, DirectorySource, FileValue } from "@groundwork/formwork";
import { api } from "@groundwork/kit";
import type { Schemas } from "../../schemas";
import { memberChoices } from "../choice-lists/source";
import { memberDirectory } from "../directory/source";
import type { SendStep } from "./outbox/outbox";

interface Keyed {
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** By which calls a step is filled in: a member's, or those of who came by a share link. */
export interface StepCalls {
  save: SendStep;
  submit: (body: Schemas["StepSubmit"], options: Keyed) => Promise<Schemas["SubmissionStanding"]>;
  choices: ChoiceSource;
  /** Of the people, teams and projects that this submission may name. */
  directoryOf: (submissionId: string) => DirectorySource | "membersOnly";
  upload: (body: FormData, options: Keyed) => Promise<FileValue & Schemas["FilePublic"]>;
}

export const memberCalls: StepCalls = {
  save: async (body, options) => api.put("/api/Submission/SaveStep", { body, ...options }),
  submit: async (body, options) => api.post("/api/Submission/SubmitStep", { body, ...options }),
  choices: memberChoices,
  directoryOf: memberDirectory,
  upload: async (body, options) => api.post("/api/FormFiles/UploadResources", { body, ...options }),
};
