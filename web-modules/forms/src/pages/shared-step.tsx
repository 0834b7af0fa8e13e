import {
  Button,
  LoadingState,
  Mark,
  Panel,
  Stack,
  Text,
  Title,
  useLocation,
  useParams,
  useQuery,
} from "@groundwork/kit";
import type { ReactNode } from "react";
import { openShared, type ShareStanding, standingQuery, verify } from "../features/share/api";
import { isLinkOver, NotOpened } from "../features/share/not-opened";
import { PinForm } from "../features/share/pin-form";
import classes from "../features/share/share.module.css";
import { SharedForm } from "../features/share/shared-form";
import { isBeforePin, useVisitor } from "../features/share/use-visitor";
import { WhoForm } from "../features/share/who-form";
import { sharedMessages } from "../messages/shared";

/** Where a share link leads somebody outside the company: one step of one submission, and nothing else. */
export default function SharedStepPage(): ReactNode {
  const { submissionId = "" } = useParams();
  const secret = useLocation().hash.slice(1);
  // Who came by one link is nobody at the next one, which may be opened in the same tab.
  return <SharedStep key={`${submissionId}#${secret}`} submissionId={submissionId} secret={secret} />;
}

function SharedStep({ submissionId, secret }: { submissionId: string; secret: string }): ReactNode {
  const t = sharedMessages.useT();
  const { visitor, opened, open, pass, become, leave } = useVisitor<ShareStanding>(submissionId, secret);
  const standing = useQuery(standingQuery(submissionId, secret, pass));
  const isLocked = isBeforePin(opened, visitor, standing.data);
  const shown = opened?.standing ?? (isLocked ? undefined : standing.data);
  // What was read before says nothing any more: who would type there is refused.
  const isOver = isLinkOver(standing.error);
  return (
    <main className={classes.page}>
      <Mark />
      {/* To whoever fills in, their form says it. */}
      {standing.error && !(isOver && visitor && shown) && (
        <NotOpened error={standing.error} retry={() => void standing.refetch()} />
      )}
      {standing.isPending && !shown && <LoadingState shape="form" />}
      {isLocked && !isOver && (
        <div className={classes.narrow}>
          <PinForm open={(pin, options) => openShared(submissionId, secret, pin, options)} onOpened={open} />
        </div>
      )}
      {shown && !(isOver && !visitor) && (
        <Stack gap="md">
          <div>
            <Title order={1}>{shown.templateName}</Title>
            <Text c="dimmed">{[shown.companyName, shown.projectName].filter(Boolean).join(" · ")}</Text>
          </div>
          {visitor ? (
            <>
              <div className={classes.who}>
                <span>{t("shared.as", { name: visitor.fullName, email: visitor.email })}</span>
                <Button variant="subtle" size="compact-md" onClick={leave}>
                  {t("shared.leave")}
                </Button>
              </div>
              <SharedForm submissionId={submissionId} visitor={visitor} onOver={leave} />
            </>
          ) : (
            <div className={classes.narrow}>
              <Stack gap="md">
                <Text>
                  {shown.sharedBy
                    ? t("shared.asked", { who: shown.sharedBy, step: shown.stepName })
                    : t("shared.askedBySomebody", { step: shown.stepName })}
                </Text>
                {!shown.isOpen && (
                  <Panel title={t("shared.over")}>
                    <Text>{t("shared.closed")}</Text>
                  </Panel>
                )}
                <WhoForm
                  place={secret.slice(0, 8)}
                  pin={opened?.pin ?? null}
                  comesBack={!shown.isOpen}
                  verify={(body, options) => verify(submissionId, secret, body, options)}
                  onProven={become}
                />
              </Stack>
            </div>
          )}
        </Stack>
      )}
    </main>
  );
}
