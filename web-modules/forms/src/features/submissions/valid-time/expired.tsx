import { EXPIRATION, expirationState } from "@groundwork/formwork";
import { Alert, useFormats } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { validTimeMessages } from "../../../messages/valid-time";
import type { SubmissionDetail } from "../api";

/** Above the form, before anybody relies on it. */
export function Expired({ detail }: { detail: SubmissionDetail }): ReactNode {
  const t = validTimeMessages.useT();
  const formats = useFormats();
  const end = detail.validTimeEnd;
  if (end === null || expirationState(end) !== EXPIRATION.expired) return null;
  const until = formats.date(end, "dateTime", detail.project?.timeZone);
  return (
    <Alert color="brick" mb="md" icon={<TriangleAlert size={18} aria-hidden />} title={t("validTime.alert")}>
      {t("validTime.alertBody", { until })}{" "}
      {t(detail.mayExtendValidTime ? "validTime.alertMay" : "validTime.alertOthers")}
    </Alert>
  );
}
