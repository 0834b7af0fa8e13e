import { Alert, Anchor, Link, useCan, useFormats } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { attentionMessages } from "../../../messages/attention";
import { startLinkMessages } from "../../../messages/start-link";
import type { SubmissionDetail } from "../api";
import { useManages } from "../manages";
import { type Reason, reasonOf, whoBegan } from "./reason";

interface Props {
  of: SubmissionDetail;
}

function Warning({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Alert color="amber" mb="md" icon={<TriangleAlert size={18} aria-hidden />} title={title}>
      {children}
    </Alert>
  );
}

/** What who is asked to act on it can do; all others, whom they can ask. */
function Advice({ of, reason }: Props & { reason: Exclude<Reason, "visitorPressed"> }): ReactNode {
  const t = attentionMessages.useT();
  const isAdmin = useCan("admin");
  const manages = useManages(of);
  if (of.project?.isArchived) return t("attention.archived");
  if (manages && of.didAnotherStep) return t("attention.didAnotherStep");
  // What waits for who began it everybody of the project may finish, what is a team's its managers alone.
  const isAsked = of.mayAct && (manages || reason === "submitterRemoved");
  if (!isAsked) return t("attention.others");
  if (reason === "approversMissing" && !isAdmin) return t("attention.approversMissing.managers");
  return (
    <>
      {t(`attention.${reason}.yours`)}
      {reason === "submitterRemoved" && of.mayDelete && ` ${t("attention.submitterRemoved.delete")}`}
      {reason === "approversMissing" && (
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
export default function NeedsAttention({ of }: Props): ReactNode {
  const t = attentionMessages.useT();
  const words = startLinkMessages.useT();
  const formats = useFormats();
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
  const step = formats.list(of.openSteps.map(({ stepName }) => stepName)) || of.currentStepName;
  return (
    <Warning title={t(`attention.${reason}.title`, { step, name: whoBegan(t, of) })}>
      <Advice of={of} reason={reason} />
    </Warning>
  );
}
