import { Button, EmptyState, toast, useAction, useQueryClient } from "@groundwork/kit";
import { Equal } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { versionMessages } from "../../messages/versions";
import { DRAFT, wholeQuery } from "./api";
import { compareForms } from "./compare/compare";
import { PARTS } from "./compare/model";
import type { Choosable, Pair } from "./pair";

/** So far back it is looked: each of them is read as a whole. */
const MOST = 20;

/** Each version with the one after it, and the newest with the draft: the latest first. */
export function pairsOf(choices: readonly Choosable[]): Pair[] {
  const numbers = choices.map(({ value }) => Number(value)).filter(Number.isInteger);
  const newest = numbers.toSorted((a, b) => b - a).map(String);
  const ends = [...(choices.some(({ value }) => value === DRAFT) ? [DRAFT] : []), ...newest];
  return ends.flatMap((after, at) => {
    const before = ends[at + 1];
    return before === undefined ? [] : [{ before, after }];
  });
}

interface NoDifferencesProps {
  templateId: string;
  shown: Pair;
  words: Parameters<typeof compareForms>[0];
  choices: readonly Choosable[];
  onChoose: (chosen: Pair) => void;
}

/** Both say the same; others may not, and nobody has to try them one by one. */
export function NoDifferences({ templateId, shown, words, choices, onChoose }: NoDifferencesProps): ReactNode {
  const t = versionMessages.useT();
  const client = useQueryClient();
  const others = pairsOf(choices)
    .filter(({ before, after }) => before !== shown.before || after !== shown.after)
    .slice(0, MOST);
  const find = useAction<void, Pair | null>({
    run: async () => {
      const read = async (which: string) => client.fetchQuery(wholeQuery(templateId, which));
      for (const pair of others) {
        const comparison = compareForms(words, await read(pair.before), await read(pair.after));
        if (PARTS.some((part) => comparison[part].length > 0)) return pair;
      }
      return null;
    },
    onSuccess: (found) => {
      if (found) onChoose(found);
      else toast.done({ title: t("versions.allSame") });
    },
    onError: (error) => toast.error(error, t("versions.notLooked")),
  });
  const button = others.length > 0 && (
    <Button variant="default" loading={find.isPending} onClick={() => find.mutate()}>
      {t("versions.latestThatDiffer")}
    </Button>
  );
  return (
    <EmptyState icon={Equal} title={t("versions.same")} action={button}>
      {t("versions.sameHelp")}
    </EmptyState>
  );
}
