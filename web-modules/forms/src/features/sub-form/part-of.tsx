import { Alert, Anchor, Link } from "@groundwork/kit";
import { CornerUpLeft } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { subFormMessages } from "../../messages/sub-form";
import type { SubmissionDetail } from "../submissions/api";
import { numberedVersion } from "../submissions/number";

/** Of an entry of a sub-form: the way back to where it was begun. */
export default function PartOf({ parent }: { parent: NonNullable<SubmissionDetail["parent"]> }): ReactNode {
  const t = subFormMessages.useT();
  const number = parent.referenceNumberStr && numberedVersion(parent.referenceNumberStr, parent.version);
  return (
    <Alert color="sky" mb="md" icon={<CornerUpLeft size={18} aria-hidden />}>
      {t("subForm.partOf", { name: [parent.templateName, number].filter(Boolean).join(" · ") })}{" "}
      <Anchor component={Link} to={`/forms/submissions/${parent.submissionId}`}>
        {t("subForm.back")}
      </Anchor>
    </Alert>
  );
}
