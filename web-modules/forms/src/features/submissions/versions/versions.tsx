import { Button, useQuery, useSidePane } from "@groundwork/kit";
import { SelectField } from "@groundwork/kit/forms";
import { GitCompare } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense } from "react";
import { messages } from "../../../messages";
import { type SubmissionDetail, versionsQuery } from "../api";
import { hasVersions, type Older } from "./use-older";
import classes from "./versions.module.css";

const ComparePane = lazy(() => import("../changes/compare-pane"));

/** Which version is shown, and the way to what differs. */
export function Versions({ detail, older }: { detail: SubmissionDetail; older: Older }): ReactNode {
  return hasVersions(detail) ? <VersionBar detail={detail} older={older} /> : null;
}

function VersionBar({ detail, older }: { detail: SubmissionDetail; older: Older }): ReactNode {
  const t = messages.useT();
  const changes = useSidePane("changes");
  const versions = useQuery(versionsQuery(detail.submissionId));
  const options = (versions.data ?? [{ version: detail.version, isCurrent: true }]).map(({ version, isCurrent }) => ({
    value: version,
    label: t(isCurrent ? "submissions.version.newest" : "submissions.version.name", { version }),
  }));
  const shown = older.version ?? detail.version;
  return (
    <div className={classes.bar}>
      <SelectField
        name="version"
        label={t("submissions.version.label")}
        value={shown}
        error={null}
        options={options}
        onChange={(next) => (next === null || next === detail.version ? older.leave() : older.show(next))}
      />
      <Button
        variant="default"
        leftSection={<GitCompare size={18} aria-hidden />}
        onClick={() => changes.open(detail.submissionId)}
      >
        {t("submissions.version.compare")}
      </Button>
      <Suspense>
        {changes.id !== null && <ComparePane detail={detail} shown={shown} opened onClose={changes.close} />}
      </Suspense>
    </div>
  );
}
