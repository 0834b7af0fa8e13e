import { Alert, Button, DateText, Group, Panel, Text } from "@groundwork/kit";
import { CircleCheck, CloudOff, TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "./equipment.module.css";
import type { KeptScan } from "./kept-scans";
import type { Taken } from "./scan-outbox";
import type { Scans } from "./use-scans";
import { useMarkWords } from "./words";

interface ScannedListProps {
  scans: Pick<Scans, "state" | "taken" | "latestId">;
  nameOf: (projectId: string) => string;
  onForget: (scan: KeptScan) => void;
}

/** The end of a code is enough to find its label again. */
const shortOf = (code: string) => `…${code.slice(-5)}`;

function Said({ scan, nameOf }: { scan: KeptScan; nameOf: ScannedListProps["nameOf"] }): ReactNode {
  const t = messages.useT();
  return (
    <>
      {t(scan.checkType === 1 ? "scan.in" : "scan.out")} · {nameOf(scan.projectId)} ·{" "}
      <DateText when={scan.deviceTime} style="time" />
    </>
  );
}

function TakenScan({ taken: { scan, verdict }, nameOf }: { taken: Taken; nameOf: ScannedListProps["nameOf"] }) {
  const t = messages.useT();
  const wordsOf = useMarkWords();
  return (
    <>
      <Text fw={600}>{verdict.name}</Text>
      <Text size="sm">
        <Said scan={scan} nameOf={nameOf} />
        {verdict.partsCount > 0 && <> · {t("kit.withParts", { count: verdict.partsCount })}</>}
      </Text>
      {wordsOf(verdict.marks).map((word) => (
        <Text key={word} size="sm" fw={600} c="brick">
          {word}
        </Text>
      ))}
    </>
  );
}

type Refused = Scans["state"]["refused"][number];

function RefusedScan({
  refused: { fact: scan, reason },
  onForget,
}: { refused: Refused } & Pick<ScannedListProps, "onForget">) {
  const t = messages.useT();
  return (
    <Alert
      color="brick"
      role="alert"
      icon={<TriangleAlert size={18} aria-hidden />}
      title={t("scan.refused", { code: shortOf(scan.code) })}
    >
      <div>{reason}</div>
      <Group gap="sm" mt="xs">
        <Button variant="default" size="xs" onClick={() => onForget(scan)}>
          {t("scan.forget")}
        </Button>
      </Group>
    </Alert>
  );
}

/** What came of the label that was looked at last, in sight of who looks: under the camera. */
export function LatestScan({ scans: { state, taken, latestId }, nameOf, onForget }: ScannedListProps): ReactNode {
  const wordsOf = useMarkWords();
  const done = taken.find((each) => each.scan.scanId === latestId);
  const refused = state.refused.find((each) => each.fact.scanId === latestId);
  if (refused) return <RefusedScan refused={refused} onForget={onForget} />;
  if (!done) return null;
  // Taken all the same: who reads only its colour must see that something is not as it should be.
  const isFine = wordsOf(done.verdict.marks).length === 0;
  const Icon = isFine ? CircleCheck : TriangleAlert;
  return (
    <Alert color={isFine ? "spruce" : "brick"} role="status" icon={<Icon size={18} aria-hidden />}>
      <TakenScan taken={done} nameOf={nameOf} />
    </Alert>
  );
}

/** What came of each scan: waiting for a network, taken, or refused before and not read yet. */
export function ScannedList({
  scans: { state: scans, taken, latestId },
  nameOf,
  onForget,
}: ScannedListProps): ReactNode {
  const t = messages.useT();
  const waits = scans.phase === "idle" || scans.phase === "sending" ? null : scans.phase;
  const refused = scans.refused.filter((each) => each.fact.scanId !== latestId);
  return (
    <>
      {scans.waiting.length > 0 && (
        <Alert
          color="amber"
          role="status"
          icon={<CloudOff size={18} aria-hidden />}
          title={t("scan.waiting", { count: scans.waiting.length })}
        >
          <ul>
            {scans.waiting.map((scan) => (
              <li key={scan.scanId}>
                {shortOf(scan.code)} · <Said scan={scan} nameOf={nameOf} />
              </li>
            ))}
          </ul>
          {waits && t(`scan.waits.${waits}`)}
          {!scans.isKept && <p>{t("scan.noRoom")}</p>}
        </Alert>
      )}
      {taken.length > 0 && (
        <Panel title={t("scan.taken", { count: taken.length })}>
          <ul className={classes.list} aria-label={t("scan.takenList")}>
            {taken.map((each) => (
              <li key={each.scan.scanId}>
                <TakenScan taken={each} nameOf={nameOf} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {refused.map((each) => (
        <RefusedScan key={each.fact.scanId} refused={each} onForget={onForget} />
      ))}
    </>
  );
}
