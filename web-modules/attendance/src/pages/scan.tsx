import { AppPage, Button, Link, Text, useNavigate, useQuery, useSession } from "@groundwork/kit";
import { Camera, type CodeFormat } from "@groundwork/kit/camera";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import { SegmentField, SelectField, TextField } from "@groundwork/kit/forms";
import { Camera as CameraIcon, Square, Truck } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { ownCardQuery } from "../features/equipment/api";
import { codeOf, isLabelCode } from "../features/equipment/codes";
import classes from "../features/equipment/equipment.module.css";
import { keepLastProject, readLastProject } from "../features/equipment/last-project";
import { MustNotBeUsed } from "../features/equipment/must-not-be-used";
import { LatestScan, ScannedList } from "../features/equipment/scanned-list";
import { useScans } from "../features/equipment/use-scans";
import { clockPath, siteCodeIn } from "../features/site-code/code";
import { messages } from "../messages";

/** What is printed on our labels and posters. */
const PRINTED: readonly CodeFormat[] = ["qr"];

const codeInAddress = () => new URLSearchParams(globalThis.location.search).get("code") ?? "";

interface HeldMachineProps {
  code: string;
  verb: "scan.in" | "scan.out";
  onTake: () => void;
}

/** Whose label was scanned by the phone's own camera; without a network its name is not known. */
function HeldMachine({ code, verb, onTake }: HeldMachineProps): ReactNode {
  const t = messages.useT();
  const { data } = useQuery(ownCardQuery(code));
  return (
    <>
      {data && <MustNotBeUsed card={data} />}
      <Button size="lg" onClick={onTake}>
        {data ? t(`${verb}Held`, { name: data.name }) : t(verb)}
      </Button>
    </>
  );
}

/** Look at one label after another: each machine is checked in, or out, the moment it is seen. */
export default function ScanPage(): ReactNode {
  const t = messages.useT();
  const scans = useScans();
  const { profile, company, project: chosenInHeader } = useSession();
  const whose = { userId: profile?.userId ?? "", groupId: company?.groupId ?? "" };
  const projects = useQuery(projectChoice);
  const [chosen, setChosen] = useState<string | null>(null);
  const [direction, setDirection] = useState<"1" | "2">("1");
  const [isOn, setOn] = useState(false);
  const [typed, setTyped] = useState("");
  const [held, setHeld] = useState(codeInAddress);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  // Without a network the profile still names the projects of whoever is signed in.
  const known = projects.data ?? profile?.projects ?? [];
  const only = known.length === 1 ? known[0]?.projectId : undefined;
  const last = readLastProject(whose);
  const usual = known.some((each) => each.projectId === last) ? last : null;
  const projectId = chosen ?? chosenInHeader?.projectId ?? usual ?? only ?? null;
  const nameOf = (id: string) => known.find((each) => each.projectId === id)?.name ?? "";
  const navigate = useNavigate();
  const take = (scanned: string) => {
    const site = siteCodeIn(scanned);
    // The poster of a site is no machine: it opens the clock.
    if (site !== null) return navigate(clockPath(site));
    if (projectId === null) setMissing(true);
    else scans.scan(scanned, direction === "1" ? 1 : 2, projectId);
  };
  const start = () => {
    setMissing(projectId === null);
    if (projectId === null) return;
    scans.locate();
    setOn(true);
  };
  return (
    <AppPage
      title={t("scan.title")}
      description={t("scan.about")}
      actions={
        <Button
          component={Link}
          to="/attendance/equipment"
          variant="default"
          leftSection={<Truck size={16} aria-hidden />}
        >
          {t("equipment.title")}
        </Button>
      }
    >
      <div className={classes.scan}>
        <SelectField
          name="projectId"
          label={t("scan.site")}
          value={projectId}
          onChange={(next) => {
            setChosen(next);
            if (next !== null) keepLastProject(whose, next);
          }}
          error={isMissing && projectId === null ? t("scan.siteMissing") : null}
          options={optionsOf.projects(known)}
        />
        <SegmentField
          name="direction"
          label={t("scan.direction")}
          value={direction}
          onChange={setDirection}
          options={[
            { value: "1", label: t("scan.in") },
            { value: "2", label: t("scan.out") },
          ]}
        />
        {held !== "" && (
          <HeldMachine
            code={held}
            verb={direction === "1" ? "scan.in" : "scan.out"}
            onTake={() => {
              take(held);
              if (projectId !== null) setHeld("");
            }}
          />
        )}
        {isOn && projectId !== null && <Camera formats={PRINTED} onCode={take} />}
        {isOn ? (
          <Button variant="default" leftSection={<Square size={18} aria-hidden />} onClick={() => setOn(false)}>
            {t("scan.stop")}
          </Button>
        ) : (
          <Button
            size="lg"
            variant={held ? "default" : "filled"}
            leftSection={<CameraIcon size={22} aria-hidden />}
            onClick={start}
          >
            {t("scan.start")}
          </Button>
        )}
        <div aria-live="polite">
          <LatestScan scans={scans} nameOf={nameOf} onForget={scans.forget} />
        </div>
        <Text size="sm" c="dimmed">
          {t("scan.position")}
        </Text>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() === "") return;
            if (siteCodeIn(typed) !== null) return take(typed);
            const code = codeOf(typed);
            setWrong(isLabelCode(code) ? null : t("scan.codeWrong", { count: code.length }));
            if (!isLabelCode(code)) return;
            take(typed);
            if (projectId !== null) setTyped("");
          }}
        >
          <div className={classes.typed}>
            <TextField
              name="code"
              label={t("scan.code")}
              description={t("scan.codeHelp")}
              value={typed}
              onChange={(next) => {
                setTyped(next);
                setWrong(null);
              }}
              error={wrong}
              maxLength={300}
              autoComplete="off"
            />
            <Button type="submit" variant="default">
              {t("scan.take")}
            </Button>
          </div>
        </form>
        <ScannedList scans={scans} nameOf={nameOf} onForget={scans.forget} />
      </div>
    </AppPage>
  );
}
