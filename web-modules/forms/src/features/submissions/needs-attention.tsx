import { Alert, Anchor } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import { messages } from "../../messages";
import { startLinkMessages } from "../../messages/start-link";
import type { SubmissionDetail } from "./api";

const TOO_FEW = "approversMissing";
const VISITOR = "visitorPressed";

type Props = Pick<SubmissionDetail, "attentionReason" | "submitter">;

/** Nobody can act on the step any more, or fewer can than must: who manages the project is asked to. */
export default function NeedsAttention({ of: { attentionReason: reason, submitter } }: { of: Props }) {
  const t = messages.useT();
  const words = startLinkMessages.useT();
  if (reason === VISITOR && submitter) {
    const { fullName: name, email } = submitter;
    return (
      <Alert
        color="amber"
        mb="md"
        icon={<TriangleAlert size={18} aria-hidden />}
        title={words("startLink.sentBack", { name })}
      >
        {words("startLink.sentBackBody")} <Anchor href={`mailto:${email}`}>{email}</Anchor>
      </Alert>
    );
  }
  const said = reason === TOO_FEW ? "submissions.tooFew" : "submissions.attention";
  return (
    <Alert color="amber" mb="md" icon={<TriangleAlert size={18} aria-hidden />} title={t(said)}>
      {t(`${said}Body`)}
    </Alert>
  );
}
