import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./layout.module.css";

export interface PanelProps {
  title?: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** "danger" for what destroys. */
  tone?: "plain" | "danger";
  children: ReactNode;
}

/** A framed section of a page, with a heading of its own. */
export function Panel({ title, description, actions, tone = "plain", children }: PanelProps): ReactNode {
  return (
    <section className={classes.panel} data-tone={tone}>
      {(title || actions) && (
        <header className={classes.panelHeader}>
          <div>
            {title && <Title order={2}>{title}</Title>}
            {description && <p className={classes.description}>{description}</p>}
          </div>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}

export interface PaneSectionProps {
  title?: string;
  children: ReactNode;
}

/** A part of a side pane, set apart from the one above it. */
export function PaneSection({ title, children }: PaneSectionProps): ReactNode {
  return (
    <section className={classes.paneSection}>
      {title && <Title order={3}>{title}</Title>}
      {children}
    </section>
  );
}

export interface ColumnsProps {
  /** Columns are never narrower than this; as many as fit. */
  min?: string;
  children: ReactNode;
}

/** Even columns that wrap by themselves (Mantine's grids would inject styles). */
export function Columns({ min = "16rem", children }: ColumnsProps): ReactNode {
  return (
    <div
      className={classes.columns}
      style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(${min}, 100%), 1fr))` }}
    >
      {children}
    </div>
  );
}

export interface FactsProps {
  items: readonly { label: string; value: ReactNode }[];
}

/** Names and values of one thing, as a description list. */
export function Facts({ items }: FactsProps): ReactNode {
  return (
    <dl className={classes.facts}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
