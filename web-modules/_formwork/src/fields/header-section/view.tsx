import { type Formats, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { type SubmissionFacts, useFill } from "../../fill/context";
import { formworkMessages } from "../../messages";
import type { ViewProps } from "../drawn-kind";
import { itemName } from "./item-name";
import { enabledItems, type HeaderItemId, type HeaderSectionSetting } from "./rules";
import classes from "./view.module.css";

const GIVEN_LATER: ReadonlySet<HeaderItemId> = new Set(["referenceNumber", "submittalDate"]);

/** What is known about the submission itself. */
export function HeaderSectionView({ setting }: ViewProps<HeaderSectionSetting>): ReactNode {
  const t = formworkMessages.useT();
  const formats = useFormats();
  const { facts } = useFill();
  return (
    <dl className={classes.items}>
      {enabledItems(setting).map((item) => {
        const { id } = item;
        const known = ABOUT[id](facts, formats, t);
        return (
          <div key={id} className={classes.item} data-unknown={!known || undefined}>
            <dt>{itemName(t, item)}</dt>
            <dd>{known || t(GIVEN_LATER.has(id) ? "headerSection.later" : "headerSection.unknown")}</dd>
          </div>
        );
      })}
    </dl>
  );
}

type T = ReturnType<typeof formworkMessages.useT>;
type Tell = (facts: SubmissionFacts, formats: Formats, t: T) => string | null | undefined;

const day = (value: string, formats: Formats) => formats.moment(value.slice(0, 10));

const ABOUT: Record<HeaderItemId, Tell> = {
  project: ({ project }) => project,
  referenceNumber: ({ referenceNumber }) => referenceNumber,
  submittalDate: ({ submittedAt, timeZone }, formats) => submittedAt && formats.date(submittedAt, "dateTime", timeZone),
  company: ({ company }) => company,
  projectLocation: ({ projectLocation }) => projectLocation,
  projectDescription: ({ projectDescription }) => projectDescription,
  validDate: ({ validUntil, isExpired, timeZone }, formats, t) => {
    if (!validUntil) return null;
    const until = formats.date(validUntil, "dateTime", timeZone);
    // What has expired says so where a site looks for the day.
    return isExpired ? t("headerSection.expired", { until }) : until;
  },
  projectDuration: ({ projectStartsOn: starts, projectEndsOn: ends }, formats) =>
    starts || ends ? [starts, ends].map((each) => (each ? day(each, formats) : "…")).join(" – ") : null,
};
