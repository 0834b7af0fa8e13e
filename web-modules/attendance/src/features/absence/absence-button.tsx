import { Button, Dialog, ErrorState, LoadingState, useFormats, useQuery } from "@groundwork/kit";
import { CalendarOff } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { AbsenceForm } from "./absence-form";
import { absenceQuery } from "./api";

/** Beside what waits for an answer: who answers it while the reader is away. */
export function AbsenceButton(): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, isPending, refetch } = useQuery(absenceQuery);
  return (
    <>
      <Button variant="default" leftSection={<CalendarOff size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {data ? t("absence.until.short", { day: moment(data.untilOn) }) : t("absence.title")}
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t("absence.title")}>
        {isPending && <LoadingState shape="form" rows={2} />}
        {error && <ErrorState error={error} retry={() => void refetch()} />}
        {!isPending && !error && <AbsenceForm absence={data ?? null} />}
      </Dialog>
    </>
  );
}
