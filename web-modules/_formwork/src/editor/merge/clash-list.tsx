import { Stack } from "@groundwork/kit";
import { RadioField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import type { Choices, Clash, Side } from "../../merge/clash";
import { AN_ID } from "../../merge/value";
import { mergeMessages } from "../../messages/merge";
import { CODES, isOfBoth, keysOf } from "./setting-words";

interface ClashListProps {
  clashes: readonly Clash[];
  nameOf: (clash: Clash) => string;
  wordOf: (setting: string) => string | null;
  choices: Choices;
  onChoose: (key: string, side: Side) => void;
}

/** Each of what both changed, in words, with what either made of it. */
export function ClashList({ clashes, nameOf, wordOf, choices, onChoose }: ClashListProps): ReactNode {
  const t = mergeMessages.useT();
  const settingOf = ({ about, path }: Clash) => {
    if (about !== "setting") return t(`merge.is.${about}`);
    const words = keysOf(path).flatMap((key) => (isOfBoth(key) ? t(`merge.is.${key}`) : wordOf(key)) ?? []);
    return words.length > 0 ? [...new Set(words)].join(" · ") : t("merge.another");
  };
  const shown = ({ about, path, ...sides }: Clash, side: Side) => {
    const value = sides[side];
    if (about === "removal") return t(value === undefined ? "merge.removed" : "merge.kept");
    const told = about === "setting" && !CODES.has(path.at(-1) ?? "") ? plainText(value) : null;
    return told ?? t(side === "mine" ? "merge.asMine" : "merge.asTheirs");
  };
  const plainText = (value: unknown) => {
    if (value === undefined || value === null || value === "") return t("merge.empty");
    if (typeof value === "boolean") return t(value ? "merge.yes" : "merge.no");
    // Nobody knows anything by its id.
    return (typeof value === "string" && !AN_ID.test(value)) || typeof value === "number" ? `${value}` : null;
  };
  const named = (clash: Clash) => {
    if (clash.partId === "") return t("merge.theWhole");
    return nameOf(clash) || t(clash.kind === "rule" ? "merge.rule" : "merge.part");
  };
  return (
    <Stack gap="sm" mt="sm">
      {clashes.map((clash, at) => (
        <RadioField
          key={clash.key}
          name={`clash-${at}`}
          label={t("merge.about", { name: named(clash), setting: settingOf(clash) })}
          value={choices.get(clash.key) ?? "mine"}
          error={null}
          options={(["mine", "theirs"] as const).map((side) => ({
            value: side,
            label: t(`merge.${side}`, { text: shown(clash, side) }),
          }))}
          onChange={(side) => onChoose(clash.key, side as Side)}
        />
      ))}
    </Stack>
  );
}
