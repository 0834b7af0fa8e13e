import type { Condition } from "@groundwork/formwork/rules";
import { ActionIcon, Button } from "@groundwork/kit";
import { ArrowDown, ArrowUp, Pencil, Trash2 } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { announce } from "../state/announcement";
import { useBuilder } from "../state/hooks";
import { RuleEditor } from "./rule-editor";
import classes from "./rules.module.css";
import { typedIn } from "./typed-in";
import type { Trial } from "./use-trial";
import { type RuleWords, sentence } from "./words";

const Tried = lazy(() => import("./tried"));

interface RuleItemProps {
  rule: Condition;
  at: number;
  count: number;
  words: RuleWords;
  isOpen: boolean;
  onOpen: (ruleId: string | null) => void;
  /** The form that is tried out; null: it is not. */
  trial: Trial | null;
}

/** One rule: a sentence to read, or its parts to change. */
export function RuleItem({ rule, at, count, words, isOpen, onOpen, trial }: RuleItemProps): ReactNode {
  const { t } = words;
  const store = useBuilder();
  const item = useRef<HTMLLIElement>(null);
  const said = sentence(words, rule);
  const number = at + 1;
  const triedAt = trial?.placeOf(rule.id) ?? -1;
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  const change = (more: Partial<Condition>) =>
    store.changeRule({ ...rule, ...more }, typedIn(rule, { ...rule, ...more }, rule.id));
  const shift = (by: -1 | 1) => {
    if (store.shiftRule(rule.id, by)) announce(t("rules.moved", { number: number + by }));
  };
  const remove = () => {
    store.removeRule(rule.id);
    announce(t("rules.deleted", { number }));
    onOpen(null);
  };
  return (
    <li ref={item} className={classes.rule} data-open={isOpen || undefined}>
      <div className={classes.head}>
        <span className={classes.number}>{number}</span>
        <p className={classes.sentence}>{said}</p>
        <div className={classes.tools}>
          {count > 1 && (
            <>
              <Tool label={t("rules.up", { number })} disabled={at === 0} onClick={() => shift(-1)}>
                <ArrowUp size={16} aria-hidden />
              </Tool>
              <Tool label={t("rules.down", { number })} disabled={at === count - 1} onClick={() => shift(1)}>
                <ArrowDown size={16} aria-hidden />
              </Tool>
            </>
          )}
          <Tool label={t("rules.edit", { number })} isPressed={isOpen} onClick={() => onOpen(isOpen ? null : rule.id)}>
            <Pencil size={16} aria-hidden />
          </Tool>
          <Tool label={t("rules.delete", { number })} onClick={remove}>
            <Trash2 size={16} aria-hidden />
          </Tool>
        </div>
      </div>
      {trial && triedAt >= 0 && (
        <Suspense>
          <Tried rule={rule} at={triedAt} words={words} trial={trial.store} />
        </Suspense>
      )}
      {isOpen && (
        <fieldset className={classes.editor}>
          <legend className={classes.legend}>{t("rules.editing", { number })}</legend>
          <Suspense>
            <RuleEditor rule={rule} words={words} onChange={change} />
          </Suspense>
          <div>
            <Button onClick={() => onOpen(null)}>{t("rules.done")}</Button>
          </div>
        </fieldset>
      )}
    </li>
  );
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  isPressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, disabled = false, isPressed, onClick, children }: ToolProps): ReactNode {
  return (
    <ActionIcon
      variant={isPressed ? "light" : "subtle"}
      color="gray"
      aria-label={label}
      title={label}
      aria-expanded={isPressed}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
