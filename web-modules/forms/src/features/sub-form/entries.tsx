import { type SubFormProps, type SubFormValue, useFill } from "@groundwork/formwork";
import { Anchor, DateText, ErrorState, Link, LoadingState, StatusBadge, Text, useQuery } from "@groundwork/kit";
import { type ReactNode, useEffect } from "react";
import { messages } from "../../messages";
import { subFormMessages } from "../../messages/sub-form";
import { shownNumber } from "../submissions/number";
import { AddEntry } from "./add-entry";
import { type SubForm, type SubFormEntry, subFormsQuery } from "./api";
import classes from "./entries.module.css";
import type { SubFormPlace } from "./place";

interface EntriesProps extends SubFormProps {
  place: SubFormPlace;
}

/** The entries of a sub-form, as they are now, with a way into those that one may open. */
export default function Entries({ field, setting, isFilledIn, place }: EntriesProps): ReactNode {
  const t = subFormMessages.useT();
  const { store } = useFill();
  const { data, error, refetch } = useQuery(subFormsQuery(place.submissionId, isFilledIn));
  const subForm = data?.find(({ fieldId }) => fieldId === field.id);
  // Where it is read the values are the service's: what is done says what its last press kept.
  useEffect(() => {
    if (subForm && isFilledIn) store.setValues({ [field.id]: gathered(subForm) });
  }, [store, field.id, subForm, isFilledIn]);
  if (!subForm) return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingState rows={1} />;
  return (
    <>
      {subForm.entries.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t(isFilledIn ? "subForm.none" : "subForm.noneRead")}
        </Text>
      ) : (
        <ul
          className={classes.entries}
          aria-label={t("subForm.entries", { label: setting.label || subForm.templateName })}
        >
          {subForm.entries.map((entry, at) => (
            <li key={entry.submissionId ?? at} className={classes.entry}>
              <EntryLine entry={entry} timeZone={place.timeZone} />
            </li>
          ))}
        </ul>
      )}
      {isFilledIn && <AddEntry field={field} setting={setting} subForm={subForm} place={place} />}
    </>
  );
}

/** As the rules of the form take it; nothing of it is sent. */
function gathered({ entries }: SubForm): SubFormValue | null {
  if (entries.length === 0) return null;
  return {
    entries: entries.map(({ submissionId, referenceNumberStr, templateName, state }) => ({
      submissionId,
      number: referenceNumberStr,
      title: templateName,
      state,
    })),
  };
}

const TONES = { draft: "waiting", ongoing: "waiting", done: "neutral", voided: "neutral" } as const;

function EntryLine({ entry, timeZone }: { entry: SubFormEntry } & Pick<SubFormPlace, "timeZone">): ReactNode {
  const t = subFormMessages.useT();
  const words = messages.useT();
  const { submissionId, referenceNumberStr, templateName, state, submitter, created, submittedAt } = entry;
  const name = [templateName, shownNumber(referenceNumberStr)].filter(Boolean).join(" · ");
  const when = submittedAt ?? created;
  return (
    <>
      <span className={classes.words}>
        {submissionId ? (
          <Anchor component={Link} to={`/forms/submissions/${submissionId}`}>
            {name}
          </Anchor>
        ) : (
          <span>{name}</span>
        )}
        <small>
          {submissionId === null && t("subForm.notReadable")}
          {submitter?.fullName}
          {submitter && when && ", "}
          {when && <DateText when={when} style="dateTime" timeZone={timeZone} />}
        </small>
      </span>
      <StatusBadge tone={TONES[state]}>
        {state === "voided" ? t("subForm.voided") : words(`submissions.state.${state}`)}
      </StatusBadge>
    </>
  );
}
