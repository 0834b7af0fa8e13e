import { Anchor, Text, Title } from "@mantine/core";
import { ChevronLeft } from "lucide-react";
import { Fragment, type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { kitMessages } from "../i18n/kit-messages";
import classes from "./app-page.module.css";

export interface Crumb {
  label: string;
  to: string;
}

export interface AppPageProps {
  title: string;
  /** One line under the title: what this page is for, or what is shown. A phone cuts it, but for `data-whole`. */
  description?: ReactNode;
  /** Where this page hangs, outermost first, without the page itself. */
  breadcrumbs?: readonly Crumb[];
  /** The page's buttons; the most important last. */
  actions?: ReactNode;
  /** "narrow" for what is read or filled in, "wide" for tables. */
  width?: "narrow" | "wide";
  children: ReactNode;
}

const PRODUCT = "Groundwork";

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
}

/** The frame of every screen: where am I, what is this, what can I do here. */
export function AppPage(props: AppPageProps): ReactNode {
  const { title, description, breadcrumbs = [], actions, width = "wide", children } = props;
  const t = kitMessages.useT();
  useDocumentTitle(title);
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.header}>
        <div className={classes.heading}>
          {breadcrumbs.length > 0 && (
            <nav className={classes.crumbs} aria-label={t("breadcrumbs")}>
              <ChevronLeft size={16} aria-hidden />
              {breadcrumbs.map((crumb, index) => (
                <Fragment key={crumb.to}>
                  {index > 0 && <span aria-hidden>/</span>}
                  <Anchor component={Link} to={crumb.to} size="sm">
                    {crumb.label}
                  </Anchor>
                </Fragment>
              ))}
            </nav>
          )}
          <Title order={1}>{title}</Title>
          {description && (
            <Text c="dimmed" component="div" className={classes.description}>
              {description}
            </Text>
          )}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
