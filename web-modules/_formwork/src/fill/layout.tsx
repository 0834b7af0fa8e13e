import { type CSSProperties, type ReactNode, useContext, useId } from "react";
import { givenName } from "../body/page-name";
import type { Body, Field, Page, Row } from "../body/types";
import { fieldsIn } from "../body/walk";
import { rulesOf } from "../fields/registry";
import { formworkMessages } from "../messages";
import { PageAsideContext } from "./field-aside";
import classes from "./layout.module.css";

/** Where a field is on the page, for a link from a list of problems. */
export function fieldElementId(fieldId: string): string {
  return `field-${fieldId}`;
}

export interface BodyLayoutProps {
  body: Body;
  /** Only these pages; default: all. */
  pageIds?: readonly string[];
  children: (field: Field) => ReactNode;
}

/** Pages, rows and fields where they stand: side by side where there is room, else one below the other. */
export function BodyLayout({ body, pageIds, children }: BodyLayoutProps): ReactNode {
  const t = formworkMessages.useT();
  // A form may be on the screen twice: to be filled in and as it was.
  const id = useId();
  const asideOf = useContext(PageAsideContext);
  // A page that nobody named is told by its number in the form; the only one needs no title.
  const titled = body.map((page, index) => ({
    page,
    title: givenName(page).trim() || (body.length > 1 ? t("fill.page", { number: index + 1 }) : ""),
  }));
  const shown = titled.filter(({ page }) => (pageIds?.includes(page.id) ?? true) && isShownPage(page));
  return (
    <div className={classes.pages}>
      {shown.map(({ page, title }) => (
        <section key={page.id} className={classes.page} aria-labelledby={title ? `${id}-${page.id}` : undefined}>
          {title && (
            <div className={classes.head}>
              <h2 id={`${id}-${page.id}`} className={classes.title}>
                {title}
              </h2>
              {asideOf?.(page.id)}
            </div>
          )}
          {page.components.map((row) => (
            <RowLayout key={row.id} row={row}>
              {children}
            </RowLayout>
          ))}
        </section>
      ))}
    </div>
  );
}

/** A page whose fields are all hidden is none; one without fields is still being drawn. */
export function isShownPage({ components }: Page): boolean {
  const fields = components.flatMap((row) => row.components);
  return fields.length === 0 || fields.some(isThere);
}

/** A panel says nothing of its own: where rules hide all that stands in it there is none. */
function isThere(field: Field): boolean {
  return field.visible && (!rulesOf(field.type)?.takesHolders || fieldsIn(field).some(isThere));
}

export interface RowLayoutProps {
  row: Row;
  children: (field: Field) => ReactNode;
}

export function RowLayout({ row, children }: RowLayoutProps): ReactNode {
  const shown = row.components.filter(isThere);
  if (shown.length === 0) return null;
  // Widths were drawn on paper of the builder; here they are shares of the row.
  const columns = shown.map((field) => `minmax(0, ${field.width ?? DEFAULT_WIDTH}fr)`).join(" ");
  return (
    <div className={classes.row} style={{ "--fw-columns": columns } as CSSProperties}>
      {shown.map((field) => (
        <div key={field.id} className={classes.cell}>
          {children(field)}
        </div>
      ))}
    </div>
  );
}

/** Of a field whose width nobody has set, among those whose width somebody has. */
const DEFAULT_WIDTH = 300;
