import {
  Alert,
  applyLocale,
  Button,
  ErrorState,
  Group,
  LOCALE_NAMES,
  LOCALES,
  LoadingState,
  preferredLocale,
  Text,
  useDocumentTitle,
  useLocale,
  useQuery,
} from "@groundwork/kit";
import { CloudOff } from "@groundwork/kit/icons";
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { isOver, type KioskPerson, type KioskStanding, standingQuery } from "../features/kiosk/api";
import { isAway } from "../features/kiosk/away";
import type { Pressed } from "../features/kiosk/day-buttons";
import { IdleScreen } from "../features/kiosk/idle-screen";
import { KeptPresses } from "../features/kiosk/kept-presses";
import { readStanding } from "../features/kiosk/kept-standing";
import classes from "../features/kiosk/kiosk.module.css";
import { PairForm } from "../features/kiosk/pair-form";
import { PeopleGrid } from "../features/kiosk/people-grid";
import { PersonAtTablet } from "../features/kiosk/person-at-tablet";
import { pressOutbox } from "../features/kiosk/press-outbox";
import { RecordedPress } from "../features/kiosk/recorded-press";
import { maySeal } from "../features/kiosk/sealed";
import { keepToken, readToken } from "../features/kiosk/token";
import { useLock } from "../features/kiosk/use-lock";
import { messages } from "../messages";

const SHOWN_FOR = 4_000;

/** The tablet at the gate. Nobody is signed in on it: it has a token of its own, and each person a PIN. */
export default function KioskPage(): ReactNode {
  const t = messages.useT();
  const [token, setToken] = useState(readToken);
  const [person, setPerson] = useState<KioskPerson | null>(null);
  const [recorded, setRecorded] = useState<Pressed | null>(null);
  const standing = useQuery(standingQuery(token));
  useDocumentTitle(t("kiosk.title"));
  const [isIdle, setIdle] = useState(false);
  const next = useCallback(() => {
    setPerson(null);
    setRecorded(null);
    // The next one has a language of their own.
    void applyLocale(preferredLocale());
  }, []);
  const lock = useCallback(() => {
    next();
    setIdle(true);
  }, [next]);
  useLock(!isIdle && recorded === null, lock);
  useEffect(() => {
    if (recorded === null) return;
    // Whoever waits behind them finds their name at once.
    const timer = window.setTimeout(next, SHOWN_FOR);
    return () => window.clearTimeout(timer);
  }, [recorded, next]);

  const { error, dataUpdatedAt } = standing;
  useEffect(() => {
    // It was heard of, or removed: time to send what is kept.
    if (isOver(error)) pressOutbox().refuseAll(error?.message ?? "");
    else if (dataUpdatedAt > 0) pressOutbox().wake();
  }, [error, dataUpdatedAt]);

  const { refetch, isFetching } = standing;
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    // While it asks anew it knows nothing new: whoever types their PIN then stays where they are.
    if (!isFetching) setOffline(isAway(error));
  }, [isFetching, error]);
  const { waiting } = useSyncExternalStore(pressOutbox().subscribe, pressOutbox().state);
  const wasWaiting = useRef(waiting.length);
  useEffect(() => {
    // One of the kept ones got through: there is a network again.
    if (waiting.length < wasWaiting.current && isAway(error)) void refetch();
    wasWaiting.current = waiting.length;
  }, [waiting.length, error, refetch]);

  const isGone = isOver(error);
  if (token === null || isGone) {
    const paired = (made: string) => {
      keepToken(made);
      setToken(made);
    };
    return (
      <main className={classes.page}>
        <Languages />
        <KeptPresses />
        <PairForm isOver={isGone} onPaired={paired} />
      </main>
    );
  }
  const known = standing.data ?? (isOffline ? readStanding(token) : undefined);
  return (
    <main className={classes.page}>
      <div className={classes.top}>
        <div>
          <Text fw={700}>{known?.projectName}</Text>
          <Text size="sm" c="dimmed">
            {[known?.name, known?.companyName].filter(Boolean).join(" · ")}
          </Text>
        </div>
        <Languages />
      </div>
      <Notices isOffline={isOffline} known={known} />
      {person === null && <KeptPresses timeZone={known?.timeZone} isNameless={isIdle} />}
      {!known && error && <ErrorState error={error} retry={() => void standing.refetch()} />}
      {!known && !error && <LoadingState />}
      {known && isIdle && <IdleScreen onBegin={() => setIdle(false)} />}
      {known && !isIdle && person === null && <PeopleGrid people={known.people} onChoose={setPerson} />}
      {known && person && recorded === null && (
        <PersonAtTablet
          key={person.userId}
          token={token}
          person={person}
          timeZone={known.timeZone}
          isPhotoAsked={known.isPhotoAsked}
          sealing={known.sealing ?? null}
          onPressed={setRecorded}
          onCancel={next}
        />
      )}
      {known && person && recorded && (
        <RecordedPress person={person} pressed={recorded} timeZone={known.timeZone} onDone={next} />
      )}
    </main>
  );
}

function Notices({ isOffline, known }: { isOffline: boolean; known: KioskStanding | undefined }): ReactNode {
  const t = messages.useT();
  return (
    <>
      {isOffline && (
        <Alert color="amber" role="status" icon={<CloudOff size={18} aria-hidden />}>
          {t(maySeal(known?.sealing) ? "kiosk.offlineKept" : "kiosk.offline")}
        </Alert>
      )}
      {known?.isArchived && (
        <Alert color="amber" role="status">
          {t("kiosk.closed")}
        </Alert>
      )}
      {known?.hasEnded && (
        <Alert color="amber" role="status">
          {t("kiosk.ended")}
        </Alert>
      )}
    </>
  );
}

/** Of whoever stands before it: the tablet's own comes back when it locks. */
function Languages(): ReactNode {
  const t = messages.useT();
  const current = useLocale();
  return (
    <Group gap="xs" role="group" aria-label={t("kiosk.language")}>
      {LOCALES.map((locale) => (
        <Button
          key={locale}
          size="md"
          lang={locale}
          variant={locale === current ? "filled" : "default"}
          aria-pressed={locale === current}
          onClick={() => void applyLocale(locale)}
        >
          {LOCALE_NAMES[locale]}
        </Button>
      ))}
    </Group>
  );
}
