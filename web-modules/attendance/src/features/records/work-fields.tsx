import { Button, Group, Stack, useFormats } from "@groundwork/kit";
import { SelectField, TextField } from "@groundwork/kit/forms";
import { Coffee, Plus, Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { instantsOf, type Moment, typedMoment } from "./moments";
import { newStretch, newWork, type Stretch, type Work } from "./work";
import classes from "./work-fields.module.css";

const replaced = <T,>(all: readonly T[], at: number, one: T) => all.map((each, index) => (index === at ? one : each));
const without = <T,>(all: readonly T[], at: number) => all.filter((_, index) => index !== at);

export interface WorkFieldsProps {
  value: readonly Work[];
  onChange: (value: readonly Work[]) => void;
  error: string | null;
  day: string;
  timeZone: string | null;
}

/** The hours of a day: stretches at work, and the breaks in each. */
export function WorkFields({ value, onChange, error, day, timeZone }: WorkFieldsProps): ReactNode {
  const t = messages.useT();
  const { stamp } = useFormats();
  return (
    <>
      {value.map((work, at) => {
        const put = (change: Partial<Work>) => onChange(replaced(value, at, { ...work, ...change }));
        return (
          <Stack key={work.key} gap="xs">
            <StretchFields value={work} onChange={put} timeZone={timeZone} />
            {work.breaks.map((pause, index) => (
              <Stack key={pause.key} gap="xs" className={classes.break ?? ""}>
                <StretchFields
                  isBreak
                  value={pause}
                  onChange={(next) => put({ breaks: replaced(work.breaks, index, { ...pause, ...next }) })}
                  timeZone={timeZone}
                />
                <SmallButton icon={Trash2} onClick={() => put({ breaks: without(work.breaks, index) })}>
                  {t("records.removeBreak")}
                </SmallButton>
              </Stack>
            ))}
            <Group gap="xs">
              <SmallButton icon={Coffee} onClick={() => put({ breaks: [...work.breaks, newStretch()] })}>
                {t("records.addBreak")}
              </SmallButton>
              <SmallButton icon={Trash2} onClick={() => onChange(without(value, at))}>
                {t("records.removeStretch")}
              </SmallButton>
            </Group>
          </Stack>
        );
      })}
      {error && (
        <div role="alert" className={classes.error}>
          {error}
        </div>
      )}
      <div>
        <SmallButton
          icon={Plus}
          onClick={() => onChange([...value, newWork(day, (instant) => stamp(instant, timeZone))])}
        >
          {t("records.addStretch")}
        </SmallButton>
      </div>
    </>
  );
}

interface SmallButtonProps {
  icon: typeof Plus;
  onClick: () => void;
  children: ReactNode;
}

function SmallButton({ icon: Icon, onClick, children }: SmallButtonProps): ReactNode {
  return (
    <div>
      <Button variant="default" size="xs" leftSection={<Icon size={14} aria-hidden />} onClick={onClick}>
        {children}
      </Button>
    </div>
  );
}

interface StretchFieldsProps {
  value: Stretch;
  onChange: (change: Pick<Stretch, "from"> | Pick<Stretch, "until">) => void;
  timeZone: string | null;
  isBreak?: boolean;
}

function StretchFields({ value, onChange, timeZone, isBreak = false }: StretchFieldsProps): ReactNode {
  const t = messages.useT();
  const kind = isBreak ? "break" : "work";
  return (
    <div className={classes.stretch}>
      <MomentFields
        name={`${kind}From`}
        label={t(`records.${kind}From`)}
        value={value.from}
        onChange={(from) => onChange({ from })}
        timeZone={timeZone}
      />
      <MomentFields
        name={`${kind}Until`}
        label={t(`records.${kind}Until`)}
        value={value.until}
        onChange={(until) => onChange({ until })}
        timeZone={timeZone}
      />
    </div>
  );
}

interface MomentFieldsProps {
  name: string;
  label: string;
  value: Moment;
  onChange: (value: Moment) => void;
  timeZone: string | null;
}

/** A time on the project's clock. In the hour that comes twice when the clocks are put back it asks which. */
function MomentFields({ name, label, value, onChange, timeZone }: MomentFieldsProps): ReactNode {
  const t = messages.useT();
  const { stamp } = useFormats();
  const stampOf = (at: Date | string) => stamp(at, timeZone);
  const instants = instantsOf(value.text, stampOf);
  const chosen = instants.findLastIndex((each) => value.instant !== null && each.slice(0, 16) <= value.instant);
  const option = (which: number) => {
    const offset = /[+-]\d\d:\d\d$/.exec(stampOf(instants[which] ?? ""))?.[0] ?? "";
    const time = t(which === 0 ? "records.firstTime" : "records.secondTime");
    return { value: String(which), label: `${time} (GMT${offset})` };
  };
  return (
    <Stack gap="xs">
      <TextField
        name={name}
        type="datetime-local"
        label={label}
        value={value.text}
        onChange={(text) => onChange(typedMoment(text, stampOf))}
        error={value.text !== "" && instants.length === 0 ? t("records.skippedTime") : null}
      />
      {instants.length > 1 && (
        <SelectField
          name={`${name}Which`}
          label={t("records.twice", { label })}
          value={String(Math.max(chosen, 0))}
          onChange={(which) => onChange({ ...value, instant: instants[Number(which)] ?? null })}
          error={null}
          options={[option(0), option(1)]}
        />
      )}
    </Stack>
  );
}
