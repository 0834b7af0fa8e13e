import { Button, Group, SearchInput, Text, useFormats } from "@groundwork/kit";
import { TextField } from "@groundwork/kit/forms";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "../../messages";
import { type ChosenPhoto, TakePhoto, UnsentPunchPhotos } from "../clock/punch-photo";
import { UnsentPunches } from "../clock/unsent-punches";
import classes from "./crew.module.css";
import { CrewDone, takenOf } from "./crew-done";
import { CrewList } from "./crew-list";
import type { Crew, KeptCrewPunch } from "./kept-crew";
import { type CrewPress, handsOf, pressesFor } from "./standings";
import { statedInstant } from "./stated-time";
import type { useCrew } from "./use-crew";
import { useCrewProjects } from "./use-crew-projects";

const LONGEST_NOTE = 500;
const MANY = 8;

interface CrewFormProps {
  clock: ReturnType<typeof useCrew>;
  crew: Crew;
}

/** Choose people, then press once for all of them. */
export function CrewForm({ clock, crew }: CrewFormProps): ReactNode {
  const t = messages.useT();
  const { stamp } = useFormats();
  const projects = useCrewProjects();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [times, setTimes] = useState<Readonly<Record<string, string>>>({});
  const [forAll, setForAll] = useState("");
  const [note, setNote] = useState("");
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [search, setSearch] = useState("");
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const { outbox, more } = clock;
  // What an earlier visit left here goes out while somebody looks, and is said then.
  const [pressed, setPressed] = useState<readonly KeptCrewPunch[]>(outbox.punches);
  const results = useRef<HTMLDivElement>(null);
  const hands = handsOf(crew, [...outbox.settling, ...outbox.punches], clock.isFresh, t("timesheets.unknown"));
  const shown = hands.filter(({ fullName }) => fullName.toLowerCase().includes(search.trim().toLowerCase()));
  const selected = hands.filter(({ userId }) => chosen.has(userId));
  const last = hands.filter(({ userId }) => clock.last.includes(userId));
  // A name may stand on any page, and so may somebody whom they pressed for last.
  const isWanted = search.trim() !== "" || last.length < clock.last.length;
  useEffect(() => {
    if (isWanted && more.mayBeAsked) more.show();
  });
  const choose = (some: readonly { userId: string }[]) => setChosen(new Set(some.map(({ userId }) => userId)));
  const stampOf = (at: Date | string) => stamp(at, crew.timeZone);

  const press = ({ checkType, hands: pressing }: CrewPress) => {
    const now = new Date();
    const wanted = pressing.map((hand) => {
      const time = times[hand.userId] || forAll;
      return { hand, time, statedTime: time === "" ? null : statedInstant(time, now, stampOf) };
    });
    const ahead = wanted.filter(({ time, statedTime }) => time !== "" && statedTime === null);
    setWrong(new Set(ahead.map(({ hand }) => (times[hand.userId] ? hand.userId : ""))));
    if (ahead.length > 0) return;
    const taken = new Set(takenOf(pressed, outbox));
    setPressed([...pressed.filter((each) => !taken.has(each)), ...clock.press(checkType, wanted, note, photo)]);
    const done = new Set(pressing.map(({ userId }) => userId));
    setChosen(new Set([...chosen].filter((userId) => !done.has(userId))));
    setTimes({});
    setForAll("");
    setNote("");
    setPhoto(null);
    // The button that was pressed goes away, and what came of it stands above a long list.
    results.current?.focus();
  };

  return (
    <>
      <div ref={results} className={classes.results} aria-live="polite" tabIndex={-1}>
        <CrewDone pressed={pressed} outbox={outbox} timeZone={crew.timeZone} />
        <UnsentPunches
          clock={clock}
          nameOf={(id) => projects.find(({ projectId }) => projectId === id)?.name ?? ""}
          longestNote={LONGEST_NOTE}
          about={({ fullName, statedTime, deviceTime }) => ({ who: fullName, when: statedTime ?? deviceTime })}
          dropHelp={t("crew.dropHelp")}
        />
        <UnsentPunchPhotos photos={clock.photos} onDrop={clock.forgetPhoto} />
      </div>
      {(search || more.isThere || hands.length >= MANY) && (
        <SearchInput value={search} onChange={setSearch} label={t("crew.search")} />
      )}
      <Group gap="xs">
        {last.length > 0 && (
          <Button variant="default" size="sm" onClick={() => choose(last)}>
            {t("crew.last", { count: last.length })}
          </Button>
        )}
        <Button variant="default" size="sm" onClick={() => choose(shown)}>
          {t("crew.all", { count: shown.length })}
        </Button>
        {chosen.size > 0 && (
          <Button variant="subtle" size="sm" onClick={() => choose([])}>
            {t("crew.nobody")}
          </Button>
        )}
      </Group>
      {/* Not with the presses, which stay in sight on a phone and would cover the people. */}
      <TakePhoto photo={photo} onChosen={setPhoto} help={t(crew.isPhotoAsked ? "crew.photoAsked" : "crew.photo")} />
      <CrewList
        // Once it is pressed no other time is asked for.
        key={pressed.at(-1)?.punchId ?? ""}
        hands={shown}
        chosen={chosen}
        onChoose={(userId, isChosen) =>
          setChosen(new Set(isChosen ? [...chosen, userId] : [...chosen].filter((each) => each !== userId)))
        }
        times={times}
        onTime={(userId, time) => setTimes({ ...times, [userId]: time })}
        wrongTimes={wrong}
        timeZone={crew.timeZone}
      />
      {shown.length === 0 && !more.isThere && <Text c="dimmed">{t("crew.nobodyFound")}</Text>}
      {more.isThere && (
        <Button variant="subtle" loading={more.isComing} onClick={more.show}>
          {t("crew.more", { count: crew.totalCount - crew.people.length })}
        </Button>
      )}
      {selected.length > 0 && (
        <div className={classes.presses}>
          <Group gap="sm" grow align="flex-start">
            <TextField
              name="time"
              type="time"
              label={t("crew.time")}
              value={forAll}
              onChange={setForAll}
              error={wrong.has("") ? t("crew.timeWrong") : null}
            />
            <TextField
              name="note"
              label={t("clock.note")}
              value={note}
              onChange={setNote}
              error={null}
              maxLength={LONGEST_NOTE}
              autoComplete="off"
            />
          </Group>
          <div className={classes.buttons} data-equal={clock.isFresh ? undefined : true}>
            {pressesFor(selected).map((each, index) => (
              <Button
                key={each.checkType}
                className={classes.press ?? ""}
                variant={index === 0 && clock.isFresh ? "filled" : "default"}
                onClick={() => press(each)}
              >
                {t(`clock.press.${each.checkType}`)}: {t("crew.count", { count: each.hands.length })}
              </Button>
            ))}
          </div>
          {selected.some(({ leaves }) => leaves) && (
            <Text size="sm" c="dimmed">
              {t("crew.comesOver")}
            </Text>
          )}
          {crew.isPositionAsked && (
            <Text size="sm" c="dimmed">
              {t("crew.position")}
            </Text>
          )}
        </div>
      )}
    </>
  );
}
