import { Alert, Anchor, Link, useCan } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { attentionMessages } from "../../../messages/attention";
import { startLinkMessages } from "../../../messages/start-link";
import type { SubmissionDetail } from "../api";
import { reasonOf, whoBegan } from "./reason";

type Props = Pick<
  SubmissionDetail,
  "attentionReason" | "submitter" | "currentStepName" | "openSteps" | "state" | "mayAct" | "mayDelete"
>;

function Warning({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Alert color="amber" mb="md" icon={<TriangleAlert size={18} aria-hidden />} title={title}>
      {children}
    </Alert>
  );
}

/** What somebody who may act on it can do; all others, whom they can ask. */
function Advice({ of }: { of: Props }): ReactNode {
  const t = attentionMessages.useT();
  const isAdmin = useCan("admin");
  if (!of.mayAct) return t("attention.others");
  const reason = reasonOf(of);
  if (reason === "visitorPressed") return t("attention.other.yours");
  return (
    <>
      {t(`attention.${reason}.yours`)}
      {reason === "submitterRemoved" && of.mayDelete && ` ${t("attention.submitterRemoved.delete")}`}
      {reason === "approversMissing" && isAdmin && (
        <>
          {" "}
          <Anchor component={Link} to="/teams">
            {t("attention.teams")}
          </Anchor>
        </>
      )}
    </>
  );
}

/** Nobody can act on the step any more, or fewer can than must: who manages the project is asked to. */
export default function NeedsAttention({ of }: { of: Props }): ReactNode {
  const t = attentionMessages.useT();
  const words = startLinkMessages.useT();
  const reason = reasonOf(of);
  if (reason === "visitorPressed") {
    const { fullName: name, email } = of.submitter ?? { fullName: whoBegan(t, of), email: "" };
    return (
      <Warning title={words("startLink.sentBack", { name })}>
        {words("startLink.sentBackBody")} {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
      </Warning>
    );
  }
  // Where several steps are open, it may be any of them.
  const step = of.openSteps.map(({ stepName }) => stepName).join(", ") || of.currentStepName;
  return (
    <Warning title={t(`attention.${reason}.title`, { step, name: whoBegan(t, of) })}>
      <Advice of={of} />
    </Warning>
  );
}
