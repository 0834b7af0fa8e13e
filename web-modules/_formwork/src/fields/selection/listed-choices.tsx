import { type ReactNode, useContext, useEffect, useState } from "react";
import { listedIn } from "../../cascade";
import { ChoiceSourceContext, type FoundChoice } from "../../fill/choices";
import { useFieldValue, useFill } from "../../fill/context";
import { useIsOnline } from "../../fill/use-is-online";
import { formworkMessages } from "../../messages";
import { useFieldName } from "../../messages/field-name";
import { listedMessages } from "../../messages/listed";
import controls from "../control.module.css";
import { AboveInRow } from "./above-in-row";
import type { ListedChoice, ListedSetting, ListedValue } from "./listed";
import { MOST_CARDS, OptionsList } from "./options-list";
import { loadedOf, useChoices, useTyped } from "./use-choices";

export interface ListedChoicesProps {
  fieldId: string;
  setting: ListedSetting;
  value: ListedValue | null;
  isMany: boolean;
  /** Left out: where they are many. */
  isSearched?: boolean;
  /** Closed, what it will offer is loaded already. */
  isOpen: boolean;
  name: string;
  describedBy: string | undefined;
  onChange: (value: ListedValue | null) => void;
  onChosen?: () => void;
  /** How many items are offered, as soon as all are at hand; null: nobody knows. */
  onCount: (count: number | null) => void;
}

/** The items of a list of the company: those that are loaded are searched here, a longer list by the service. */
export default function ListedChoices(props: ListedChoicesProps): ReactNode {
  const t = listedMessages.useT();
  const source = useContext(ChoiceSourceContext);
  const above = useAbove(props.fieldId, props.setting);
  const isOnline = useIsOnline();
  const [search, setSearch] = useState("");
  const offer = useOffer(props.fieldId, props.setting, above.isChosen ? above.ids : null, search.trim());
  const { onCount } = props;
  const count = source && above.isChosen && offer.isWhole ? offer.all : null;
  useEffect(() => onCount(count), [onCount, count]);
  if (!props.isOpen) return null;
  if (!source) return <Note>{t("listed.whenFilled")}</Note>;
  if (!above.isChosen) return <Note>{t("listed.firstAbove", { field: above.name })}</Note>;
  if (offer.state === "loading") return <Note>{t("listed.loading")}</Note>;
  if (offer.state === "failed")
    return (
      <>
        <Note>{t(isOnline ? "listed.failed" : "listed.noNetwork")}</Note>
        <button type="button" className={controls.clear} onClick={offer.retry}>
          {t("listed.again")}
        </button>
      </>
    );
  const isSearched = !offer.isWhole || (props.isSearched ?? offer.total > MOST_CARDS);
  return (
    <>
      {isSearched && <Search value={search} onChange={setSearch} />}
      <WhyLess offer={offer} search={search} setting={props.setting} />
      <Offered {...props} items={offer.items} />
      {offer.more && (
        <button type="button" className={controls.clear} disabled={offer.isFetching} onClick={offer.more}>
          {t("listed.more", { count: offer.total })}
        </button>
      )}
    </>
  );
}

interface Offer {
  state: "loading" | "failed" | "there";
  items: readonly FoundChoice[];
  /** How many of the list are loaded. */
  all: number;
  /** Of the list, or of what is searched for. */
  total: number;
  /** All of the list is at hand. */
  isWhole: boolean;
  /** The service can't be asked: found is what was loaded before. */
  isCutOff: boolean;
  isFetching: boolean;
  more: (() => void) | null;
  retry: () => void;
}

/** `parentIds` null: nothing is offered yet. */
function useOffer(fieldId: string, setting: ListedSetting, parentIds: readonly string[] | null, search: string): Offer {
  const typed = useTyped(search);
  const asked = { fieldId, listId: setting.listId ?? "", parentIds: parentIds ?? [] };
  const all = useChoices({ ...asked, search: "" }, parentIds !== null);
  const loaded = loadedOf(all.data?.pages);
  const isWhole = all.data !== undefined && !all.hasNextPage;
  const isAtService = search !== "" && !isWhole;
  const found = useChoices({ ...asked, search: typed }, parentIds !== null && typed !== "" && !isWhole);
  const shown = isAtService ? found : all;
  const isFound = isAtService && found.data !== undefined;
  return {
    state: all.data ? "there" : all.isError ? "failed" : "loading",
    items: isFound ? loadedOf(found.data.pages) : loaded.filter((each) => says(each, search)),
    all: loaded.length,
    total: shown.data?.pages.at(-1)?.total ?? 0,
    isWhole,
    isCutOff: isAtService && found.isError,
    isFetching: shown.isFetching,
    more: shown.hasNextPage ? () => void shown.fetchNextPage() : null,
    retry: () => void all.refetch(),
  };
}

function Search({ value, onChange }: { value: string; onChange: (value: string) => void }): ReactNode {
  const words = formworkMessages.useT();
  return (
    <input
      type="search"
      className={controls.input}
      value={value}
      placeholder={words("fill.searchOptions")}
      aria-label={words("fill.searchOptions")}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function WhyLess({ offer, search, setting }: { offer: Offer; search: string; setting: ListedSetting }): ReactNode {
  const t = listedMessages.useT();
  const words = formworkMessages.useT();
  const isNone = offer.items.length === 0 && !offer.isFetching;
  return (
    <>
      {offer.isCutOff && <Note>{t("listed.offline")}</Note>}
      {isNone && search.trim() !== "" && <Note>{words("fill.noOptionFound", { search })}</Note>}
      {isNone && search.trim() === "" && <Note>{t(setting.withinFieldId ? "listed.noneUnder" : "listed.none")}</Note>}
    </>
  );
}

function Note({ children }: { children: ReactNode }): ReactNode {
  return (
    <span className={controls.note} role="status">
      {children}
    </span>
  );
}

/** What is chosen in the field above, or in the cell above it in its row; where nothing stands above, all is offered. */
function useAbove(fieldId: string, { withinFieldId }: ListedSetting) {
  const { store } = useFill();
  const nameOf = useFieldName();
  const inRow = useContext(AboveInRow);
  const ofField = useFieldValue(withinFieldId ?? fieldId);
  if (withinFieldId === null) return { ids: [], isChosen: true, name: "" };
  const ids = listedIn(inRow ? inRow.value : ofField).map((each) => each.id);
  const field = inRow ? inRow.field : store.field(withinFieldId);
  return { ids, isChosen: ids.length > 0, name: field ? nameOf(field) : "" };
}

function says({ label, code }: FoundChoice, wanted: string): boolean {
  return `${label}\n${code}`.toLowerCase().includes(wanted.toLowerCase());
}

type OfferedProps = ListedChoicesProps & { items: readonly FoundChoice[] };

/** What is chosen stands first, also where it is no longer offered: it can be unchosen. */
function Offered({ setting, value, isMany, items, name, describedBy, onChange, onChosen }: OfferedProps): ReactNode {
  const chosen = value?.listed ?? [];
  const offered = items.map(({ choiceId: id, label, code, parentId }) => ({ id, label, code, parentId }));
  const kept = chosen
    .filter(({ id }) => !offered.some((each) => each.id === id))
    .map((each) => ({ ...each, code: "" }));
  const shown = [...kept, ...offered];
  const options = shown.map(({ label, code }, at) => ({ id: at + 1, label: code ? `${label} (${code})` : label }));
  const selected = shown.flatMap(({ id }, at) => (chosen.some((each) => each.id === id) ? [at + 1] : []));
  const itemOf = (number: number): ListedChoice[] => {
    const item = shown[number - 1];
    return item ? [{ id: item.id, label: item.label, parentId: item.parentId ?? null }] : [];
  };
  return (
    <OptionsList
      setting={{ ...setting, options }}
      value={value && { selected, other: value.other ?? null }}
      isMany={isMany}
      isSearched={false}
      name={name}
      describedBy={describedBy}
      onChange={(next) =>
        onChange(next && { listed: (next.selected ?? []).flatMap(itemOf), other: next.other ?? null })
      }
      {...(onChosen ? { onChosen } : {})}
    />
  );
}
