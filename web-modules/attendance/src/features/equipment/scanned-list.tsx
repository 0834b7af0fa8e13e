import { Alert, Button, DateText, Group, Panel, Text } from "@groundwork/kit";
import { CloudOff, TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "./equipment.module.css";
import type { KeptScan } from "./kept-scans";
import type { Scans } from "./use-scans";
import { useMarkWords } from "./words";

interface ScannedListProps {
  scans: Pick<Scans, "state" | "taken">;
  nameOf: (projectId: string) => string;
  onForget: (scan: KeptScan) => void;
}

/** The end of a code is enough to find its label again. */
const shortOf = (code: string) => `…${code.slice(-5)}`;

/** What came of each scan: taken, waiting for a network, or refused and why. */
export function ScannedList({ scans: { state: scans, taken }, nameOf, onForget }: ScannedListProps): ReactNode {
  const t = messages.useT();
  const wordsOf = useMarkWords();
  const said = ({ checkType, projectId, deviceTime }: KeptScan) => (
    <>
      {t(checkType === 1 ? "scan.in" : "scan.out")} · {nameOf(projectId)} · <DateText when={deviceTime} style="time" />
    </>
  );
  const waits = scans.phase === "idle" || scans.phase === "sending" ? null : scans.phase;
  return (
    <>
      {scans.refused.map(({ fact: scan, reason }) => (
        <Alert
          key={scan.scanId}
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
      ))}
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
                {shortOf(scan.code)} · {said(scan)}
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
            {taken.map(({ scan, verdict }) => (
              <li key={scan.scanId}>
                <Text fw={600}>{verdict.name}</Text>
                <Text size="sm">{said(scan)}</Text>
                {wordsOf(verdict.marks).map((word) => (
                  <Text key={word} size="sm" fw={600} c="brick">
                    {word}
                  </Text>
                ))}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
