import { Drawer } from "@mantine/core";
import { type ReactNode, useCallback } from "react";
import { useSearchParams } from "react-router";
import { kitMessages } from "../i18n/kit-messages";
import { browserHistory } from "../routing/history";
import { ClosableProvider, useClosable } from "../routing/use-leave-guard";
import { useIsCovered } from "./covering";
import classes from "./side-pane.module.css";

export interface SidePaneState {
  /** What is open, as the address says; null when the pane is closed. */
  id: string | null;
  open: (id: string) => void;
  close: () => void;
}

const OPENED_HERE = "groundwork.pane";

/** A side pane that lives in the address (`?member=…`): it can be linked to, and "back" closes it. */
export function useSidePane(name: string): SidePaneState {
  const [params, setParams] = useSearchParams();
  const id = params.get(name);

  const write = useCallback(
    (next: string | null, options: { replace: boolean; state?: string }) => {
      const search = new URLSearchParams(window.location.search);
      if (next === null) search.delete(name);
      else search.set(name, next);
      setParams(search, { ...options, preventScrollReset: true });
    },
    [name, setParams],
  );
  const open = useCallback(
    (next: string) => {
      // Walking from row to row replaces, so that "back" leaves the pane and not just the last row.
      const replace = new URLSearchParams(window.location.search).has(name);
      write(
        next,
        replace ? { replace, state: String(browserHistory.visit.place.state ?? "") } : { replace, state: OPENED_HERE },
      );
    },
    [name, write],
  );
  const close = useCallback(() => {
    if (browserHistory.visit.place.state === OPENED_HERE && browserHistory.canGoBack) browserHistory.go(-1);
    else write(null, { replace: true });
  }, [write]);
  return { id, open, close };
}

export interface SidePaneProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title: the thing's own menu or buttons. */
  actions?: ReactNode;
  /** Stays in sight at the bottom: save and cancel. */
  footer?: ReactNode;
  size?: "md" | "lg";
  children: ReactNode;
}

/** Details beside a list. Holds the focus, closes on Escape (and asks where a form is unsaved), fills a phone. */
export function SidePane({ opened, onClose, title, actions, footer, size = "md", children }: SidePaneProps): ReactNode {
  const t = kitMessages.useT();
  const covered = useIsCovered();
  const { closable, close } = useClosable(opened, onClose);
  return (
    <Drawer.Root
      opened={opened}
      onClose={close}
      closeOnEscape={!covered}
      position="right"
      size={size === "lg" ? "44rem" : "30rem"}
      classNames={{ root: "gw-locks-scroll", content: classes.content ?? "", body: classes.body ?? "" }}
    >
      <Drawer.Overlay backgroundOpacity={0.25} />
      <Drawer.Content>
        <Drawer.Header className={classes.header ?? ""}>
          <Drawer.Title className={classes.title ?? ""}>{title}</Drawer.Title>
          {actions}
          <Drawer.CloseButton aria-label={t("pane.close")} className={classes.close ?? ""} />
        </Drawer.Header>
        <Drawer.Body>
          <ClosableProvider value={closable}>
            <div className={classes.scroll}>{children}</div>
            {footer && <div className={classes.footer}>{footer}</div>}
          </ClosableProvider>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
