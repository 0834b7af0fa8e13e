import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "./password-meter.module.css";
import { judgePassword, type Strength } from "./password-strength";

const LEVELS = [
  "auth.password.level0",
  "auth.password.level1",
  "auth.password.level2",
  "auth.password.level3",
  "auth.password.level4",
] as const;

function useAdvice({ advice, missing }: Strength): string | null {
  const t = messages.useT();
  if (advice === null) return null;
  return advice === "tooShort" ? t("auth.password.tooShort", { missing }) : t(`auth.password.${advice}`);
}

export interface PasswordMeterProps {
  password: string;
  /** What it should not contain: name and address. */
  personal?: readonly string[];
  /** Off where the field's error already says what to do. */
  advise?: boolean;
}

/** Four bars and a sentence; before anything is typed the sentence is the rule. */
export function PasswordMeter({ password, personal = [], advise = true }: PasswordMeterProps): ReactNode {
  const t = messages.useT();
  const strength = judgePassword(password, personal);
  const advice = useAdvice(strength);
  if (password === "") return <>{t("auth.password.rule")}</>;
  const level = t(LEVELS[strength.level]);
  return (
    <span className={classes.meter} data-level={strength.level}>
      <span className={classes.bars} role="img" aria-label={t("auth.password.meter", { level })}>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} data-on={strength.level >= bar || undefined} />
        ))}
      </span>
      <span role="status">
        <strong>{level}</strong>
        {advise && advice && ` · ${advice}`}
      </span>
    </span>
  );
}
