import { Alert, Button, ErrorCode, isApiError, Stack, Text, useQuery, useUrlState } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { siteByCodeQuery } from "../site-code/api";
import { linkOf, siteCodeIn } from "../site-code/code";
import classes from "./clock-card.module.css";

const NO_SITE: readonly number[] = [ErrorCode.equipmentNotFound, ErrorCode.equipmentOfAnotherCompany];

export interface ScannedSite {
  /** What the address says was scanned; empty: nothing. */
  code: string;
  /** Where they may begin. Null while nobody has said, without a network for one, and where they may not. */
  projectId: string | null;
  projectName: string;
  /** It is a project that the person is not in. */
  isElse: boolean;
  /** It is archived: whoever is at work there checks out as ever, and nobody begins. */
  isClosed: boolean;
  /** It is no site's, or another company's. */
  error: Error | null;
  /** What goes with a press in this project; nothing where it is the code of another one. */
  codeFor: (projectId: string) => string | undefined;
  forget: () => void;
}

/** The poster that was scanned before this page came: `?site=<code>`. */
export function useScannedSite(): ScannedSite {
  const [{ site: scanned }, setUrl] = useUrlState({ site: "" });
  // Anything may stand in an address; what is no code goes with no press, which would be refused with it.
  const code = siteCodeIn(linkOf(scanned)) ?? "";
  const { data, error: failure } = useQuery(siteByCodeQuery(code));
  // While the service is away the code is no worse than not known yet: it says so behind the press.
  const error = isApiError(failure) && NO_SITE.includes(failure.errorCode) ? failure : null;
  const isClosed = data?.isClosed === true;
  const ofCode = data?.projectId ?? null;
  return {
    code,
    projectId: isClosed ? null : ofCode,
    projectName: data?.projectName ?? "",
    isElse: data !== undefined && ofCode === null,
    isClosed,
    error,
    codeFor: (pressed) =>
      code !== "" && !error && (data === undefined || ofCode === pressed) ? linkOf(code) : undefined,
    forget: () => setUrl({ site: "" }),
  };
}

interface ScannedSiteNoteProps {
  site: ScannedSite;
  /** Where they are at work, if that is another project. */
  elsewhere: string | null;
  onGoOn: (from: string, to: string) => void;
}

/** Says which site was scanned, above the buttons of the clock. */
export function ScannedSiteNote({ site, elsewhere, onGoOn }: ScannedSiteNoteProps): ReactNode {
  const t = messages.useT();
  const { code, projectId, projectName, isElse, isClosed, error } = site;
  if (code === "") return null;
  let said = t("site.scannedUnknown");
  if (error) said = error.message;
  else if (isElse) said = t("site.notYours");
  else if (isClosed) said = t("site.closed", { project: projectName });
  else if (projectId) said = t("site.scanned", { project: projectName });
  return (
    <Alert color={error || isElse || isClosed ? "amber" : "spruce"} role="status">
      <Stack gap="xs" align="flex-start">
        <Text>{said}</Text>
        {projectId && elsewhere && (
          <Button className={classes.wraps ?? ""} onClick={() => onGoOn(elsewhere, projectId)}>
            {t("site.goOn", { project: projectName })}
          </Button>
        )}
        <Button variant="subtle" size="compact-sm" onClick={site.forget}>
          {t("site.leave")}
        </Button>
      </Stack>
    </Alert>
  );
}
