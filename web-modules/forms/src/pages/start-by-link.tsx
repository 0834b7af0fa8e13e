import {
  Button,
  ErrorState,
  LoadingState,
  Mark,
  Panel,
  Stack,
  Text,
  Title,
  useLocation,
  useQuery,
} from "@groundwork/kit";
import { type ReactNode, useCallback, useState } from "react";
import classes from "../features/share/share.module.css";
import { SharedForm } from "../features/share/shared-form";
import { keepVisitor, readVisitor, type Visitor } from "../features/share/visitor";
import { WhoForm } from "../features/share/who-form";
import { type StartStanding, startStandingQuery, verifyStart } from "../features/start-link/api";
import { shareMessages } from "../messages/share";
import { startLinkMessages } from "../messages/start-link";

/** Where a start link leads: somebody without an account fills in the first step of a form, one after the other. */
export default function StartByLinkPage(): ReactNode {
  const secret = useLocation().hash.slice(1);
  // Who came by one link is nobody at the next one, which may be opened in the same tab.
  return <StartByLink key={secret} secret={secret} />;
}

function StartByLink({ secret }: { secret: string }): ReactNode {
  const t = shareMessages.useT();
  const standing = useQuery(startStandingQuery(secret));
  const [visitor, setVisitor] = useState(() => readVisitor("start", secret));
  const become = useCallback(
    (now: Visitor | null) => {
      keepVisitor("start", secret, now);
      setVisitor(now);
    },
    [secret],
  );
  const leave = useCallback(() => {
    become(null);
    void standing.refetch();
  }, [become, standing.refetch]);
  const shown = standing.data;
  return (
    <main className={classes.page}>
      <Mark />
      {standing.error && <ErrorState error={standing.error} retry={() => void standing.refetch()} />}
      {standing.isPending && <LoadingState shape="form" />}
      {shown && (
        <Stack gap="md">
          <div>
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
              <SharedForm submissionId={visitor.submissionId} visitor={visitor} onOver={leave} onAnother={leave} />
            </>
          ) : (
            <div className={classes.narrow}>
              <Beginning standing={shown} secret={secret} onProven={become} />
            </div>
          )}
        </Stack>
      )}
    </main>
  );
}

interface BeginningProps {
  standing: StartStanding;
  secret: string;
  onProven: (visitor: Visitor) => void;
}

function Beginning({ standing, secret, onProven }: BeginningProps): ReactNode {
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
      needsPin={false}
      verify={({ pin: _, ...body }, options) => verifyStart(secret, body, options)}
      onProven={(visitor, { submissionId }) => onProven({ ...visitor, submissionId })}
    />
  );
}
