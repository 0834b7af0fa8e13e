import { KINDS, useFieldName, useKindName } from "@groundwork/formwork";
import {
  type Body,
  type Field,
  fieldsIn,
  givenName,
  isFieldType,
  type Page,
  rulesOf,
} from "@groundwork/formwork/rules";
import { Button, EmptyState, Group } from "@groundwork/kit";
import { SelectField } from "@groundwork/kit/forms";
import { GripVertical, ListTree, Search } from "@groundwork/kit/icons";
import { type MouseEvent, memo, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { builderMessages } from "../../../messages/builder";
import { findingMessages } from "../../../messages/finding";
import { useFieldKeys } from "../canvas/field-keys";
import { FieldToolbar } from "../canvas/field-toolbar";
import { focusField } from "../canvas/focus";
import { press } from "../canvas/press";
import { beginDrag } from "../drag/drag";
import { ITEM_MARK, spotInList } from "../drag/list-spots";
import { openFinding } from "../find/finding";
import { isPanel } from "../model/fields";
import { cellPlaceOf } from "../model/places";
import type { Spot } from "../model/spots";
import { useBody, useBuilder, useChosen, useSelectedId } from "../state/hooks";
import { PageMenu } from "./page-menu";
import classes from "./panels.module.css";

export interface CurrentFieldsProps {
  onOpenSettings: () => void;
  /** Where there is no page to look at, the list is the form: it carries the tools itself. */
  hasTools?: boolean;
}

/** The fields of one page as a list: found by name, put in order by dragging or by keys. */
export default function CurrentFields({ onOpenSettings, hasTools = false }: CurrentFieldsProps): ReactNode {
  const t = builderMessages.useT();
  const findT = findingMessages.useT();
  const body = useBody();
  const selectedId = useSelectedId();
  const store = useBuilder();
  const [chosen, setChosen] = useState<{ pageId: string; whileSelected: string | null } | null>(null);
  // The page of what is selected, unless another one was chosen since.
  const isChosenNow = chosen !== null && chosen.whileSelected === selectedId;
  const pageOfSelected = selectedId === null ? undefined : store.index().get(selectedId)?.page;
  const ofChosen = body.find((page) => page.id === chosen?.pageId);
  const page = (isChosenNow ? ofChosen : (pageOfSelected ?? ofChosen)) ?? body[0];
  const hasFields = body.some((each) => each.components.length > 0);
  const nameOfPage = (each: Page, at: number) => givenName(each) || t("builder.pageNumber", { number: at + 1 });
  if (!page || !hasFields)
    return (
      <EmptyState icon={ListTree} title={t("builder.noFields.title")}>
        {t("builder.noFields.body")}
      </EmptyState>
    );
  return (
    <div className={classes.panel}>
      {(!hasTools || store.isFixed) && (
        <Button variant="default" leftSection={<Search size={16} aria-hidden />} onClick={openFinding}>
          {findT("find.title")}
        </Button>
      )}
      <Group wrap="nowrap" align="end" gap="xs">
        <div className={classes.sectionName}>
          <SelectField
            name="section"
            label={t("builder.section")}
            value={page.id}
            error={null}
            options={body.map((each, index) => ({ value: each.id, label: nameOfPage(each, index) }))}
            onChange={(pageId) => pageId && setChosen({ pageId, whileSelected: selectedId })}
          />
        </div>
        {store.isFixed && <PageMenu pageId={page.id} name={nameOfPage(page, body.indexOf(page))} />}
      </Group>
      <FieldList page={page} body={body} onOpenSettings={onOpenSettings} hasTools={hasTools} />
    </div>
  );
}

interface FieldListProps extends CurrentFieldsProps {
  page: Page;
  body: Body;
}

function FieldList({ page, onOpenSettings, hasTools = false }: FieldListProps): ReactNode {
  const t = builderMessages.useT();
  const store = useBuilder();
  const nameOf = useFieldName();
  const list = useRef<HTMLUListElement>(null);
  const beginItemDrag = useRef((event: PointerEvent, field: Field) =>
    beginDrag(event, {
      label: nameOf(field),
      scroller: () => list.current?.closest<HTMLElement>("[data-scrolls]") ?? null,
      locate: (x, y) => spotInList(list.current, x, y),
      drop: (before) => void store.moveField(field.id, listSpot(store.body(), field.id, before)),
    }),
  );
  return (
    <ul ref={list} className={classes.items} aria-label={t("builder.currentFields")}>
      {page.components.flatMap((row) =>
        row.components
          .flatMap(withInner)
          .map(({ field, isInner }) => (
            <FieldItem
              key={field.id}
              field={field}
              isInner={isInner}
              onDrag={beginItemDrag.current}
              onOpenSettings={onOpenSettings}
              hasTools={hasTools}
            />
          )),
      )}
    </ul>
  );

  function listSpot(body: Body, fieldId: string, before: string | null): Spot {
    const place = before === null ? undefined : store.index().get(before);
    if (!place) return { kind: "row", pageId: body.find((each) => each.id === page.id)?.id ?? page.id, before: null };
    const inner = cellPlaceOf(body, before ?? "");
    if (inner && isPanel(inner.holder) && inner.cell.components[0]?.id === before)
      return { kind: "panelRow", panelId: inner.holder.id, before: inner.cell.id };
    if (inner) return { kind: "cell", tableId: inner.holder.id, cellId: inner.cell.id, before };
    const isFirst = place.row.components[0]?.id === before;
    const isSameRow = store.index().get(fieldId)?.row === place.row;
    if (isFirst && !isSameRow) return { kind: "row", pageId: place.page.id, before: place.row.id };
    return { kind: "beside", rowId: place.row.id, before };
  }
}

/** What stands in it comes after it. */
function withInner(field: Field): { field: Field; isInner: boolean }[] {
  const inner = rulesOf(field.type)?.holds === "fields" ? fieldsIn(field) : [];
  return [{ field, isInner: false }, ...inner.flatMap(withInner).map((each) => ({ ...each, isInner: true }))];
}

interface FieldItemProps extends CurrentFieldsProps {
  field: Field;
  isInner: boolean;
  onDrag: (event: PointerEvent, field: Field) => void;
}

const FieldItem = memo(function FieldItem(props: FieldItemProps): ReactNode {
  const { field, isInner, onDrag, onOpenSettings, hasTools } = props;
  const t = builderMessages.useT();
  const store = useBuilder();
  const kindName = useKindName();
  const nameOf = useFieldName();
  const chosen = useChosen(field.id);
  const keys = useFieldKeys(field.id, onOpenSettings);
  const Icon = isFieldType(field.type) ? KINDS[field.type].icon : null;
  const select = (event: MouseEvent) => {
    press(store, field.id, event);
    if (!hasTools) focusField(store.index().get(field.id), false);
  };
  return (
    <li
      className={classes.item}
      data-selected={chosen || undefined}
      data-inner={isInner || undefined}
      {...{ [ITEM_MARK]: field.id }}
    >
      {!store.isFixed && (
        <span className={classes.grip} onPointerDown={(event) => onDrag(event, field)} aria-hidden>
          <GripVertical size={16} />
        </span>
      )}
      <button
        type="button"
        className={classes.itemButton}
        aria-pressed={chosen !== null}
        onClick={select}
        onDoubleClick={onOpenSettings}
        onKeyDown={keys}
      >
        {Icon && <Icon size={16} aria-hidden />}
        <span className={classes.itemName} title={nameOf(field)}>
          {nameOf(field)}
        </span>
        {field.required && (
          <span className={classes.required} title={t("builder.required")}>
            *
          </span>
        )}
        {nameOf(field) !== kindName(field.type) && <span className={classes.itemKind}>{kindName(field.type)}</span>}
      </button>
      {hasTools && chosen === "first" && <FieldToolbar field={field} onOpenSettings={onOpenSettings} isInline />}
    </li>
  );
});
