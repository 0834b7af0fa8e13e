import {
  Button,
  isApiError,
  LoadingState,
  Mark,
  Panel,
  Stack,
  Text,
  Title,
  useLocation,
  useQuery,
} from "@groundwork/kit";
import { type ReactNode, useCallback } from "react";
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
  const { visitor, opened, open, pass, become, leave: forget } = useVisitor<StartStanding>("start", secret);
  const standing = useQuery(startStandingQuery(secret, pass));
  const leave = useCallback(() => {
    forget();
    // Whether it takes another one today is not what it was when the page was opened.
    void standing.refetch();
  }, [forget, standing.refetch]);
  const another: StartAnother = async (token, options) => {
    if (!visitor) return;
    try {
      const { submissionId } = await startAnother(secret, visitor.pass, token, options);
      become({ ...visitor, pass: token, submissionId });
    } catch (error) {
      if (!mustProveAgain(error)) throw error;
      leave();
    }
  };
  const isLocked = isBeforePin(opened, visitor, standing.data);
  const shown = opened?.standing ?? (isLocked ? undefined : standing.data);
  // What was read before says nothing any more: who would type there is refused.
  const isOver = isLinkOver(standing.error);
  return (
    <main className={classes.page}>
      <Mark />
      {standing.error && <NotOpened error={standing.error} retry={() => void standing.refetch()} />}
      {standing.isPending && !shown && <LoadingState shape="form" />}
      {isLocked && !isOver && (
        <div className={classes.narrow}>
          <PinForm open={(pin, options) => openStart(secret, pin, options)} onOpened={open} />
        </div>
      )}
      {shown && !(isOver && !visitor) && (
        <Stack gap="md">
          <div>
            {shown.companyLogo && <img className={classes.logo} src={shown.companyLogo} alt="" />}
            <Text fw={600} {...(shown.companyColor && { c: shown.companyColor })}>
              {shown.companyName}
            </Text>
            <Title order={1}>{shown.templateName}</Title>
            <Text c="dimmed">{shown.projectName}</Text>
          </div>
          {visitor?.submissionId ? (
            <>
              <div className={classes.who}>
                <span>{t("shared.as", { name: visitor.fullName, email: visitor.email })}</span>
                <Button variant="subtle" size="compact-md" onClick={leave}>
                  {t("shared.leave")}
                </Button>
              </div>
              <SharedForm
                key={visitor.submissionId}
                submissionId={visitor.submissionId}
                visitor={visitor}
                onOver={leave}
                onAnother={another}
              />
            </>
          ) : (
            <div className={classes.narrow}>
              <Beginning standing={shown} secret={secret} pin={opened?.pin ?? null} onProven={become} />
            </div>
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

interface BeginningProps {
  standing: StartStanding;
  secret: string;
  pin: string | null;
  onProven: (visitor: Visitor) => void;
}

function Beginning({ standing, secret, pin, onProven }: BeginningProps): ReactNode {
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
      verify={(body, options) => verifyStart(secret, body, options)}
      onProven={(visitor, { submissionId }) => onProven({ ...visitor, submissionId })}
    />
  );
}
