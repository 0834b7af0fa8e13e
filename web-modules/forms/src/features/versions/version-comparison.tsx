import { ErrorState, LoadingState, Panel, useQuery } from "@groundwork/kit";
import { SelectField } from "@groundwork/kit/forms";
import { type ReactNode, useMemo } from "react";
import { versionMessages } from "../../messages/versions";
import { wholeQuery } from "./api";
import { compareForms } from "./compare/compare";
import { type Change, type DiffWords, PARTS, type Whole } from "./compare/model";
import { NoDifferences } from "./no-differences";
import type { Choosable, Pair } from "./pair";
import { SideBySide } from "./side-by-side";
import { useDiffWords } from "./use-diff-words";
import classes from "./versions.module.css";

interface ComparisonProps extends Pair {
  templateId: string;
  /** What may be compared: the draft, versions and kept drafts. */
  choices: readonly Choosable[];
  onChoose: (chosen: Pair) => void;
}

export function VersionComparison({ templateId, before, after, choices, onChoose }: ComparisonProps): ReactNode {
  const t = versionMessages.useT();
  const was = useQuery(wholeQuery(templateId, before));
  const is = useQuery(wholeQuery(templateId, after));
  const failed = was.error ? was : is.error ? is : null;
  return (
    <>
      <div className={classes.chosen}>
        <SelectField
          name="before"
          label={t("versions.before")}
          value={before}
          error={null}
          options={choices}
          onChange={(next) => next && onChoose({ before: next, after })}
        />
        <SelectField
          name="after"
          label={t("versions.after")}
          value={after}
          error={null}
          options={choices}
          onChange={(next) => next && onChoose({ before, after: next })}
        />
      </div>
      {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
      {!failed &&
        (was.data && is.data ? (
          <Differences before={was.data} after={is.data}>
            {(words) => (
              <NoDifferences
                templateId={templateId}
                shown={{ before, after }}
                words={words}
                choices={choices}
                onChoose={onChoose}
              />
            )}
          </Differences>
        ) : (
          <LoadingState shape="form" />
        ))}
    </>
  );
}

interface DifferencesProps {
  before: Whole;
  after: Whole;
  /** Where there are none. */
  children: (words: DiffWords) => ReactNode;
}

function Differences({ before, after, children }: DifferencesProps): ReactNode {
  const t = versionMessages.useT();
  const words = useDiffWords();
  const comparison = useMemo(() => compareForms(words, before, after), [words, before, after]);
  const parts = PARTS.filter((part) => comparison[part].length > 0);
  if (parts.length === 0) return children(words);
  return (
    <>
      {parts.map((part) => (
        <Panel key={part} title={t(`versions.part.${part}`)}>
          <Sentences of={comparison[part]} />
        </Panel>
      ))}
      <SideBySide before={before.pages} after={after.pages} comparison={comparison} />
    </>
  );
}

function Sentences({ of }: { of: readonly Change[] }): ReactNode {
  return (
    <ul className={classes.changes}>
      {of.map(({ text, mark }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stand in one order.
        <li key={at} data-mark={mark}>
          {text}
        </li>
      ))}
    </ul>
  );
}
