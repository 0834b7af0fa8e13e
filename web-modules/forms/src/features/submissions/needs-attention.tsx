import { Alert } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import { messages } from "../../messages";

const TOO_FEW = "approversMissing";

/** Nobody can act on the step any more, or fewer can than must: who manages the project is asked to. */
export function NeedsAttention({ reason }: { reason: string }) {
  const t = messages.useT();
  const said = reason === TOO_FEW ? "submissions.tooFew" : "submissions.attention";
  return (
    <Alert color="amber" mb="md" icon={<TriangleAlert size={18} aria-hidden />} title={t(said)}>
      {t(`${said}Body`)}
    </Alert>
  );
}
