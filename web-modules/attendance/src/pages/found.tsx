import {
  Anchor,
  Button,
  ErrorState,
  Link,
  LoadingState,
  Mark,
  Panel,
  Stack,
  Text,
  Title,
  useLocation,
  useParams,
  useQuery,
  useSession,
} from "@groundwork/kit";
import { Handshake, ScanLine, Wrench } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { cardQuery, ownCardQuery } from "../features/equipment/api";
import classes from "../features/equipment/equipment.module.css";
import { MustNotBeUsed } from "../features/equipment/must-not-be-used";
import { equipmentPath, handOverPath, reportPath } from "../features/equipment/paths";
import { messages } from "../messages";

const PHONE = /(\+?\d[\d ()/-]{4,}\d)/;

/** Numbers in it are called with a tap. */
function Callable({ text }: { text: string }): ReactNode {
  const parts = text.split(PHONE);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <Anchor key={part} href={`tel:${part.replaceAll(/[^+\d]/g, "")}`} inherit>
        {part}
      </Anchor>
    ) : (
      part
    ),
  );
}

/** Where a label leads whoever scans it with the phone's own camera: what it is and whom to call. */
export default function FoundPage(): ReactNode {
  const t = messages.useT();
  const { code = "" } = useParams();
  const { company } = useSession();
  const isSignedIn = company !== null;
  const anybodys = useQuery({ ...cardQuery(code), enabled: !isSignedIn });
  const own = useQuery({ ...ownCardQuery(code), enabled: isSignedIn });
  const card = isSignedIn ? own : anybodys;
  const { pathname } = useLocation();
  return (
    <main className={classes.card}>
      <Stack gap="lg">
        <Mark />
        {card.error ? (
          <ErrorState error={card.error} retry={() => void card.refetch()} />
        ) : card.data ? (
          <Panel>
            <Stack gap="md">
              <div>
                <Title order={1}>{card.data.name}</Title>
                <Text c="dimmed">{[card.data.category, card.data.companyName].filter(Boolean).join(" · ")}</Text>
              </div>
              {own.data && <MustNotBeUsed card={own.data} />}
              <div>
                <Text>{t("found.call")}</Text>
                <div className={classes.contact}>
                  <Callable text={card.data.contact || card.data.companyName} />
                </div>
              </div>
              {isSignedIn ? (
                <>
                  <Button
                    component={Link}
                    to={`/attendance/scan?code=${encodeURIComponent(code)}`}
                    size="lg"
                    leftSection={<ScanLine size={20} aria-hidden />}
                  >
                    {t("found.scan")}
                  </Button>
                  {own.data?.equipmentId && (
                    <>
                      <Button
                        component={Link}
                        to={handOverPath(own.data.equipmentId)}
                        variant="default"
                        leftSection={<Handshake size={18} aria-hidden />}
                      >
                        {t("found.handOver")}
                      </Button>
                      <Button
                        component={Link}
                        to={reportPath(own.data.equipmentId)}
                        variant="default"
                        leftSection={<Wrench size={18} aria-hidden />}
                      >
                        {t("defects.report")}
                      </Button>
                      <Anchor component={Link} to={equipmentPath(own.data.equipmentId)}>
                        {t("found.open")}
                      </Anchor>
                    </>
                  )}
                </>
              ) : (
                <Text size="sm" c="dimmed">
                  {t("found.signIn")}{" "}
                  <Link to={`/sign-in?next=${encodeURIComponent(pathname)}`}>{t("found.toSignIn")}</Link>
                </Text>
              )}
            </Stack>
          </Panel>
        ) : (
          <LoadingState shape="form" />
        )}
      </Stack>
    </main>
  );
}
