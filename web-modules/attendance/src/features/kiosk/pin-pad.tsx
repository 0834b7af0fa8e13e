import { Button, Stack, Text, Title } from "@groundwork/kit";
import { Delete } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useState } from "react";
import { messages } from "../../messages";
import classes from "./kiosk.module.css";

const LEAST = 4;
const MOST = 8;
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

interface PinPadProps {
  title: string;
  help?: string;
  isBusy: boolean;
  /** What was wrong with the last one, which is typed anew. */
  error: string | null;
  onTyped: (pin: string) => void;
  onCancel: () => void;
}

/** Digits as large as a glove; a keyboard does as well. */
export function PinPad({ title, help, isBusy, error, onTyped, onCancel }: PinPadProps): ReactNode {
  const t = messages.useT();
  const [pin, setPin] = useState("");
  const isWhole = pin.length >= LEAST;
  const add = (digit: string) => setPin((had) => (had + digit).slice(0, MOST));
  const remove = () => setPin((had) => had.slice(0, -1));
  const send = () => {
    if (!isWhole || isBusy) return;
    setPin("");
    onTyped(pin);
  };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (/^[0-9]$/.test(event.key)) add(event.key);
      if (event.key === "Backspace") remove();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  });
  const key = (digit: string) => (
    <Button key={digit} variant="default" className={classes.key ?? ""} onClick={() => add(digit)}>
      {digit}
    </Button>
  );
  return (
    <form
      className={classes.narrow}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="md">
        <div>
          <Title order={1}>{title}</Title>
          {help && <Text c="dimmed">{help}</Text>}
        </div>
        <div className={classes.dots} role="status" aria-label={t("kiosk.digits", { count: pin.length })}>
          {"●".repeat(pin.length)}
        </div>
        {error && (
          <Text c="brick" role="alert">
            {error}
          </Text>
        )}
        <div className={classes.pad}>
          {DIGITS.map(key)}
          <Button
            variant="default"
            className={classes.key ?? ""}
            aria-label={t("kiosk.delete")}
            disabled={pin === ""}
            onClick={remove}
          >
            <Delete size={26} aria-hidden />
          </Button>
          {key("0")}
          <Button type="submit" className={classes.key ?? ""} disabled={!isWhole} loading={isBusy}>
            {t("kiosk.go")}
          </Button>
        </div>
        <Button variant="subtle" onClick={onCancel}>
          {t("kiosk.notMe")}
        </Button>
      </Stack>
    </form>
  );
}
