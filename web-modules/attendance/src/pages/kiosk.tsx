import {
  Alert,
  applyLocale,
  Button,
  DateText,
  ErrorState,
  Group,
  isApiError,
  LOCALE_NAMES,
  LOCALES,
  LoadingState,
  preferredLocale,
  Text,
  useDocumentTitle,
  useLocale,
  useQuery,
} from "@groundwork/kit";
import { CircleCheck, CloudOff } from "@groundwork/kit/icons";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { CheckType } from "../features/clock/kept-punches";
import { isOver, type KioskPerson, standingQuery } from "../features/kiosk/api";
import classes from "../features/kiosk/kiosk.module.css";
import { PairForm } from "../features/kiosk/pair-form";
import { PeopleGrid } from "../features/kiosk/people-grid";
import { PersonAtTablet } from "../features/kiosk/person-at-tablet";
import { keepToken, readToken } from "../features/kiosk/token";
import { useLock } from "../features/kiosk/use-lock";
import { messages } from "../messages";

const SHOWN_FOR = 4_000;

interface Recorded {
  checkType: CheckType;
  at: string;
  photoRefused: string | null;
}

/** The tablet at the gate. Nobody is signed in on it: it has a token of its own, and each person a PIN. */
export default function KioskPage(): ReactNode {
  const t = messages.useT();
  const [token, setToken] = useState(readToken);
  const [person, setPerson] = useState<KioskPerson | null>(null);
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const standing = useQuery(standingQuery(token));
  useDocumentTitle(t("kiosk.title"));
  const lock = useCallback(() => {
    setPerson(null);
    setRecorded(null);
    // The next one has a language of their own.
    void applyLocale(preferredLocale());
  }, []);
  useLock(person !== null && recorded === null, lock);
  useEffect(() => {
    if (recorded === null) return;
    const timer = window.setTimeout(lock, SHOWN_FOR);
    return () => window.clearTimeout(timer);
  }, [recorded, lock]);

  const isGone = isOver(standing.error);
  if (token === null || isGone) {
    const paired = (made: string) => {
      keepToken(made);
      setToken(made);
    };
    return (
      <main className={classes.page}>
        <Languages />
        <PairForm isOver={isGone} onPaired={paired} />
      </main>
    );
  }
  const isOffline = isApiError(standing.error) && standing.error.isNetwork;
  const known = standing.data;
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
      {isOffline && (
        <Alert color="amber" role="status" icon={<CloudOff size={18} aria-hidden />}>
          {t("kiosk.offline")}
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
      {!known && standing.error && <ErrorState error={standing.error} retry={() => void standing.refetch()} />}
      {!known && !standing.error && <LoadingState />}
      {known && person === null && <PeopleGrid people={known.people} onChoose={setPerson} />}
      {known && person && recorded === null && (
        <PersonAtTablet
          key={person.userId}
          token={token}
          person={person}
          timeZone={known.timeZone}
          isPhotoAsked={known.isPhotoAsked}
          onPressed={(checkType, at, photoRefused) => setRecorded({ checkType, at, photoRefused })}
          onCancel={lock}
        />
      )}
      {known && person && recorded && (
        <div className={classes.recorded} role="status">
          <CircleCheck size={64} aria-hidden />
          <div>{person.name}</div>
          <div>
            {isPress(recorded.checkType) && t(`kiosk.recorded.${recorded.checkType}`)}{" "}
            <DateText when={recorded.at} style="time" timeZone={known.timeZone} />
          </div>
          {recorded.photoRefused && (
            <Alert color="amber" title={t("clock.photo.refused")}>
              {recorded.photoRefused}
            </Alert>
          )}
          <Button size="lg" variant="default" onClick={lock}>
            {t("kiosk.done")}
          </Button>
        </div>
      )}
    </main>
  );
}

const isPress = (value: number): value is 1 | 2 | 3 | 4 => [1, 2, 3, 4].includes(value);

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
