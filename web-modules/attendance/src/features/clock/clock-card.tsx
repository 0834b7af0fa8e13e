import { Button, confirm, LoadingState, Panel, Stack, Text, useQuery, useSession } from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import { SelectField, TextField } from "@groundwork/kit/forms";
import { Coffee, LogIn, LogOut, Play } from "@groundwork/kit/icons";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "../../messages";
import classes from "./clock-card.module.css";
import { ClockStanding } from "./clock-standing";
import { CHECK, type CheckType } from "./kept-punches";
import { type ChosenPhoto, TakePhoto, UnsentPunchPhotos } from "./punch-photo";
import { ScannedSiteNote, useScannedSite } from "./scanned-site";
import { useSecondTap } from "./second-tap";
import { PRESSES } from "./standing";
import { UnsentPunches } from "./unsent-punches";
import { useClock } from "./use-clock";

const ICONS: Record<CheckType, ComponentType<{ size?: number; "aria-hidden"?: boolean }>> = {
  [CHECK.in]: LogIn,
  [CHECK.out]: LogOut,
  [CHECK.breakStart]: Coffee,
  [CHECK.breakEnd]: Play,
};
const LONGEST_NOTE = 500;
/** Whoever is in no project waits for somebody to add them. */
const ASK_AGAIN_MS = 10_000;

/** Nothing can be pressed yet; what was pressed before is still here. */
function InNoProject({ children }: { children: ReactNode }): ReactNode {
  const t = messages.useT();
  return (
    <Panel>
      <Text fw={600}>{t("clock.noProject")}</Text>
      <Text c="dimmed">{t("clock.noProjectHelp")}</Text>
      {children}
    </Panel>
  );
}

/** The one button of the day: what is likeliest to come next is as large as a thumb in a glove. */
export function ClockCard(): ReactNode {
  const t = messages.useT();
  const clock = useClock();
  const { standing, brief } = clock;
  const { profile, project: chosenInHeader, reload } = useSession();
  const projects = useQuery({
    ...projectChoice,
    refetchInterval: ({ state }) => (state.data?.length === 0 ? ASK_AGAIN_MS : false),
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const tap = useSecondTap();
  const site = useScannedSite();
  // Without a network the profile still names the projects of whoever is signed in.
  const known = projects.data ?? profile?.projects ?? [];
  const nameOf = (id: string | null) =>
    known.find(({ projectId }) => projectId === id)?.name ?? (brief?.projectId === id ? brief?.projectName : "") ?? "";
  const isNowhere = projects.data?.length === 0;
  const wasNowhere = useRef(false);
  useEffect(() => {
    // Somebody has added them meanwhile: the rest of the page is told.
    if (wasNowhere.current && !isNowhere) void reload();
    wasNowhere.current = isNowhere;
  }, [isNowhere, reload]);
  const isUnknown = standing.state === "unknown";
  // Where they are is not known either.
  const isOut = standing.state === "out" || isUnknown;
  const only = known.length === 1 ? known[0]?.projectId : undefined;
  const likeliest = isUnknown ? null : 0;
  const usual = known.some(({ projectId }) => projectId === standing.projectId) ? standing.projectId : null;
  const next = chosen ?? site.projectId ?? chosenInHeader?.projectId ?? usual ?? only ?? null;

  const press = async (checkType: CheckType) => {
    const projectId = isOut ? next : standing.projectId;
    setIsMissing(projectId === null);
    if (projectId === null || tap.isSettling) return;
    const undone = tap.undoes(checkType);
    if (undone !== null && !(await isMeant(checkType, undone))) return;
    clock.press(checkType, projectId, note, photo, site.codeFor(projectId));
    if (site.code !== "") site.forget();
    tap.pressed(checkType);
    setLeftAt(checkType === CHECK.out ? new Date().toISOString() : null);
    forgetSent();
  };

  const goOn = (from: string, to: string, siteCode?: string | undefined) => {
    clock.changeSite(from, to, note, photo, siteCode);
    forgetSent();
  };

  /** It went with that press, and goes with none that follows. */
  const forgetSent = () => {
    setNote("");
    setPhoto(null);
    setChosen(null);
  };

  const isMeant = (checkType: CheckType, undone: CheckType) => {
    const [said, verb] = [t(`clock.press.${undone}`), t(`clock.press.${checkType}`)];
    return confirm({ title: t("clock.again.title", { said }), body: t("clock.again.body", { said, verb }), verb });
  };

  if (isUnknown && clock.isLoading) return <LoadingState shape="form" />;
  const unsent = (
    <>
      <UnsentPunches clock={clock} nameOf={nameOf} longestNote={LONGEST_NOTE} />
      <UnsentPunchPhotos photos={clock.photos} onDrop={clock.forgetPhoto} />
    </>
  );
  if (isOut && isNowhere) return <InNoProject>{unsent}</InNoProject>;
  return (
    <Panel>
      <div className={classes.card}>
        <ClockStanding
          standing={standing}
          projectName={isOut ? "" : nameOf(standing.projectId)}
          timeZone={brief?.timeZone}
          leftAt={leftAt}
        />
        <ScannedSiteNote
          site={site}
          elsewhere={isOut || standing.projectId === site.projectId ? null : standing.projectId}
          onGoOn={(from, to) => {
            goOn(from, to, site.codeFor(to));
            site.forget();
          }}
        />
        {isOut && (
          <SelectField
            name="projectId"
            label={t("clock.site")}
            value={next}
            onChange={setChosen}
            error={isMissing && next === null ? t("clock.siteMissing") : null}
            options={optionsOf.projects(known)}
            nothingFound={t("clock.noSite")}
          />
        )}
        <Stack gap="sm">
          {PRESSES[standing.state].map((checkType, index) => {
            const Icon = ICONS[checkType];
            return (
              <Button
                key={checkType}
                fullWidth
                variant={index === likeliest ? "filled" : "default"}
                className={(index === likeliest ? classes.press : classes.second) ?? ""}
                leftSection={<Icon size={index === likeliest ? 26 : 20} aria-hidden />}
                // Not `disabled`: whoever pressed it by keyboard keeps their place.
                {...(tap.isSettling && { "data-disabled": true })}
                aria-disabled={tap.isSettling}
                onClick={() => void press(checkType)}
              >
                {t(`clock.press.${checkType}`)}
              </Button>
            );
          })}
        </Stack>
        {!isOut && known.length > 1 && (
          <SelectField
            name="otherSite"
            label={t("clock.changeSite")}
            description={t("clock.changeSiteHelp")}
            value={null}
            placeholder={t("clock.chooseSite")}
            onChange={(to) => to && standing.projectId && goOn(standing.projectId, to)}
            error={null}
            options={optionsOf.projects(known.filter(({ projectId }) => projectId !== standing.projectId))}
          />
        )}
        <TextField
          name="note"
          label={t("clock.note")}
          value={note}
          onChange={setNote}
          error={null}
          maxLength={LONGEST_NOTE}
          autoComplete="off"
        />
        <TakePhoto photo={photo} onChosen={setPhoto} isAsked={brief?.isPhotoAsked} />
        {brief?.isPositionAsked && (
          <Text size="sm" c="dimmed">
            {t("clock.position")}
          </Text>
        )}
        {unsent}
      </div>
    </Panel>
  );
}
