import { newId } from "@groundwork/formwork";
import type { Schemas } from "../../schemas";
import { builderCalls } from "../builder/saving/api";

/** False: something is missing, which the builder will tell. */
export async function publishAsItIs({ formTemplateId }: Pick<Schemas["FormDetailPublic"], "formTemplateId">) {
  const { problems, bodyVersion, workflowVersion, detailVersion } = await builderCalls.problems(formTemplateId);
  if (problems.length > 0) return false;
  await builderCalls.publish(
    { formTemplateId, bodyVersion, workflowVersion, detailVersion },
    { idempotencyKey: newId() },
  );
  return true;
}
