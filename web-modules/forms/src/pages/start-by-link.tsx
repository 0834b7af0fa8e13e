import {
  Button,
  isApiError,
  LoadingState,
  Mark,
  Panel,
  Stack,
  Text,
  Title,
  useFormats,
  useLocation,
  useQuery,
  VisuallyHidden,
} from "@groundwork/kit";
import { type ReactNode, useCallback, useState } from "react";
import { isLinkOver, NotOpened } from "../features/share/not-opened";
import { PinForm } from "../features/share/pin-form";
import classes from "../features/share/share.module.css";
import { SharedForm } from "../features/share/shared-form";
import { isBeforePin, useVisitor } from "../features/share/use-visitor";
import type { Visitor } from "../features/share/visitor";
import { WhoForm } from "../features/share/who-form";
import {
  openStart,
  type StartStanding,
  startAnother,
  startStandingQuery,
  verifyStart,
} from "../features/start-link/api";
import type { StartAnother } from "../features/start-link/start-receipt";
import { sharedMessages } from "../messages/shared";
import { startLinkMessages } from "../messages/start-link";

/** Where a start link leads: somebody without an account fills in the first step of a form, one after the other. */
export default function StartByLinkPage(): ReactNode {
  const secret = useLocation().hash.slice(1);
  // Who came by one link is nobody at the next one, which may be opened in the same tab.
  return <StartByLink key={secret} secret={secret} />;
}

function StartByLink({ secret }: { secret: string }): ReactNode {
  const t = sharedMessages.useT();
  const words = startLinkMessages.useT();
  const { visitor, opened, open, pass, become, leave: forget } = useVisitor<StartStanding>("start", secret);
  const standing = useQuery(startStandingQuery(secret, pass));
  // What began by a button that is gone since: the focus goes there, and it is said.
  const [begun, setBegun] = useState<"another" | "next" | null>(null);
  const leave = useCallback(() => {
    setBegun(null);
    forget();
    // Whether it takes another one today is not what it was when the page was opened.
    void standing.refetch();
  }, [forget, standing.refetch]);
  const next = useCallback(() => {
    leave();
    setBegun("next");
  }, [leave]);
  const another: StartAnother = async (token, options) => {
    if (!visitor) return;
    try {
      const { submissionId, endsAt } = await startAnother(secret, visitor.pass, token, options);
      setBegun("another");
      become({ ...visitor, pass: token, submissionId, endsAt });
    } catch (error) {
      if (!mustProveAgain(error)) throw error;
      leave();
    }
  };
  const isLocked = isBeforePin(opened, visitor, standing.data);
  const shown = opened?.standing ?? (isLocked ? undefined : standing.data);
  // What was read before says nothing any more: who would type there is refused.
  const isOver = isLinkOver(standing.error);
  // Who has begun finishes: whether their own pass still counts is asked with their form.
  const isFinishing = isOver && typeof visitor?.submissionId === "string";
  return (
    <main className={classes.page}>
      <Mark />
      <VisuallyHidden role="status">
        {begun && words(`start.begun.${begun}`, { name: visitor?.fullName ?? "" })}
      </VisuallyHidden>
      {standing.error && !isFinishing && <NotOpened error={standing.error} retry={() => void standing.refetch()} />}
      {standing.isPending && !shown && <LoadingState shape="form" />}
      {isLocked && !isOver && (
        <div className={classes.narrow}>
          <PinForm open={(pin, options) => openStart(secret, pin, options)} onOpened={open} isNext={begun === "next"} />
        </div>
      )}
      {(shown || isFinishing) && !(isOver && !visitor) && (
        <Stack gap="md">
          {shown && <Letterhead of={shown} />}
          {visitor?.submissionId ? (
            <>
              <div className={classes.who}>
                <span>{t("shared.as", { name: visitor.fullName, email: visitor.email })}</span>
                <Button variant="subtle" size="compact-md" onClick={next}>
                  {t("shared.leave")}
                </Button>
              </div>
              <SharedForm
                key={visitor.submissionId}
                submissionId={visitor.submissionId}
                visitor={visitor}
                onOver={leave}
                note={isFinishing && <Finishing endsAt={visitor.endsAt} />}
                takesFocus={begun === "another"}
                {...(!isOver && { onAnother: another, onNext: next })}
              />
            </>
          ) : (
            shown && (
              <div className={classes.narrow}>
                <Beginning
                  standing={shown}
                  secret={secret}
                  pin={opened?.pin ?? null}
                  isNext={begun === "next"}
                  onProven={(proven) => {
                    setBegun(null);
                    become(proven);
                  }}
                />
              </div>
            )
          )}
        </Stack>
      )}
    </main>
  );
}

/** Their proof is over; or the service is of the release before, which asks for one each time. */
function mustProveAgain(error: unknown): boolean {
  return isApiError(error) && (error.httpStatus === 401 || error.httpStatus === 404);
}

function Letterhead({ of }: { of: StartStanding }): ReactNode {
  return (
    <div>
      {of.companyLogo && <img className={classes.logo} src={of.companyLogo} alt="" />}
      <Text fw={600} {...(of.companyColor && { c: of.companyColor })}>
        {of.companyName}
      </Text>
      <Title order={1}>{of.templateName}</Title>
      <Text c="dimmed">{of.projectName}</Text>
    </div>
  );
}

/** The link begins nothing any more; what they began is still theirs to submit. */
function Finishing({ endsAt }: { endsAt: string | undefined }): ReactNode {
  const t = startLinkMessages.useT();
  const formats = useFormats();
  return (
    <Text role="status">
      {endsAt ? t("start.finishing", { until: formats.date(endsAt, "dateTime") }) : t("start.finishingSoon")}
    </Text>
  );
}

interface BeginningProps {
  standing: StartStanding;
  secret: string;
  pin: string | null;
  isNext: boolean;
  onProven: (visitor: Visitor) => void;
}

function Beginning({ standing, secret, pin, isNext, onProven }: BeginningProps): ReactNode {
  const t = startLinkMessages.useT();
  const { whyClosed } = standing;
  if (whyClosed)
    return (
      <Panel title={t("start.closed.title")}>
        <Text>{t(`start.closed.${whyClosed}`, { company: standing.companyName })}</Text>
      </Panel>
    );
  return (
    <WhoForm
      place={secret.slice(0, 8)}
      pin={pin}
      isNext={isNext}
      verify={(body, options) => verifyStart(secret, body, options)}
      onProven={(visitor, { submissionId, endsAt }) => onProven({ ...visitor, submissionId, endsAt })}
    />
  );
}
