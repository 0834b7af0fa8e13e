import { type PaletteEntry, usePalette } from "@groundwork/formwork/builder";
import { rulesOf } from "@groundwork/formwork/rules";
import { SearchInput } from "@groundwork/kit";
import { memo, type ReactNode, useState } from "react";
import { builderMessages } from "../../../messages/builder";
import { focusField } from "../canvas/focus";
import { spotOnCanvas } from "../drag/canvas-spots";
import { beginDrag } from "../drag/drag";
import { isPanel } from "../model/fields";
import { announce } from "../state/announcement";
import { useBuilder } from "../state/hooks";
import { focusSettingsFrom } from "./focus-settings";
import { KINDS_MARK } from "./panel-tab";
import classes from "./panels.module.css";

export interface PaletteProps {
  /** After something was added; a sheet on a phone closes. */
  onAdded?: () => void;
}

/** Every kind of field by group: pressed, or dragged to where it is to be. */
export const Palette = memo(function Palette({ onAdded }: PaletteProps): ReactNode {
  const t = builderMessages.useT();
  const store = useBuilder();
  const [search, setSearch] = useState("");
  const sections = usePalette(search);
  const add = (entry: PaletteEntry, spot = store.spotForNew(entry.type)) => {
    const field = entry.newField();
    const isAdded = store.add(field, spot);
    announce(isAdded ? t("builder.added", { name: entry.name }) : t("builder.full"));
    if (!isAdded) return null;
    focusField(store.index().get(field.id), false);
    onAdded?.();
    return field.id;
  };
  return (
    <div className={classes.panel} {...{ [KINDS_MARK]: "" }}>
      <SearchInput value={search} onChange={setSearch} label={t("builder.search")} />
      {sections.length === 0 && <p className={classes.nothing}>{t("builder.nothingFound", { search })}</p>}
      {sections.map((section) => (
        <section key={section.group} aria-label={section.name}>
          <h2 className={classes.group}>{section.name}</h2>
          <ul className={classes.kinds}>
            {section.entries.map((entry) => (
              <li key={entry.type}>
                <PaletteButton entry={entry} onAdd={add} isInSheet={onAdded !== undefined} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

function holdsFields(type: string): boolean {
  return rulesOf(type)?.holds !== undefined;
}

interface PaletteButtonProps {
  entry: PaletteEntry;
  onAdd: (entry: PaletteEntry, spot?: Parameters<ReturnType<typeof useBuilder>["add"]>[1]) => string | null;
  /** In a sheet over the page there is nowhere to drag it to. */
  isInSheet: boolean;
}

function PaletteButton({ entry, onAdd, isInSheet }: PaletteButtonProps): ReactNode {
  const t = builderMessages.useT();
  const { icon: Icon, name } = entry;
  const canvas = () => document.querySelector<HTMLElement>("[data-canvas]");
  return (
    <button
      type="button"
      className={classes.kind}
      title={t("builder.addHint")}
      // The second press of a double click adds nothing more.
      onClick={(event) => {
        if (event.detail >= 2) return;
        const fieldId = onAdd(entry);
        // By keys: what it is called comes next.
        if (fieldId !== null && event.detail === 0 && !isInSheet) focusSettingsFrom(event.currentTarget, fieldId);
      }}
      onPointerDown={(event) => {
        if (isInSheet || event.pointerType !== "mouse") return;
        beginDrag(event, {
          label: name,
          scroller: canvas,
          locate: (x, y) => {
            const pages = canvas()?.querySelector<HTMLElement>("[data-pages]");
            const looked = { isRow: false, fitsCell: !holdsFields(entry.type), fitsPanel: !isPanel(entry) };
            return pages ? spotOnCanvas(pages, x, y, looked) : null;
          },
          drop: (spot) => void onAdd(entry, spot),
        });
      }}
    >
      <Icon size={18} aria-hidden />
      {name}
    </button>
  );
}
