import { ActionIcon, Mark, OverlayRoot, useHotkeys, useLocation, useSession } from "@groundwork/kit";
import { Search, X } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "../messages";
import { fetchAhead } from "../modules/chunk";
import { useNeeded } from "../modules/use-needed";
import { CompanyMenu, ProjectMenu, UserMenu } from "./header-menus";
import classes from "./layout.module.css";
import { BottomBar, Navigation } from "./navigation";

const loadPalette = () => import("../palette/command-palette");

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** After a change of page the focus goes to the content, so that a screen reader starts there. */
function useFocusOnArrival(): React.RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what it reacts to
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

function Palette({ onClose }: { onClose: () => void }): ReactNode {
  const palette = useNeeded(loadPalette, onClose);
  return palette && <palette.default onClose={onClose} />;
}

export function AppLayout({ children }: { children: ReactNode }): ReactNode {
  const t = messages.useT();
  const { company } = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  const [finding, setFinding] = useState(false);
  const main = useFocusOnArrival();
  const menu = useRef<HTMLDialogElement>(null);
  useHotkeys([["mod+K", () => setFinding(true)]], []);

  useEffect(() => {
    if (menuOpen) menu.current?.showModal();
    else menu.current?.close();
  }, [menuOpen]);

  return (
    <div className={classes.layout}>
      <a href="#content" className={classes.skip}>
        {t("skip")}
      </a>
      <aside className={classes.sidebar}>
        <div className={classes.brand}>
          <Mark /> Groundwork
        </div>
        <CompanyMenu placement="sidebar" />
        <Navigation />
      </aside>

      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself; this is the click beside it */}
      <dialog
        ref={menu}
        className={menuOpen ? `${classes.drawer} gw-locks-scroll` : classes.drawer}
        aria-label={t("nav.label")}
        onClose={() => setMenuOpen(false)}
        onClick={(event) => {
          if (event.target === menu.current) setMenuOpen(false);
        }}
      >
        <div className={classes.drawerContent}>
          <div className={classes.brand}>
            <Mark /> Groundwork
            <ActionIcon
              className={classes.drawerClose ?? ""}
              aria-label={t("menu.close")}
              onClick={() => setMenuOpen(false)}
            >
              <X size={20} aria-hidden />
            </ActionIcon>
          </div>
          <CompanyMenu placement="drawer" />
          <Navigation onNavigate={() => setMenuOpen(false)} />
        </div>
      </dialog>

      <header className={classes.header}>
        {company && <ProjectMenu />}
        <span className={classes.grow} />
        <button
          type="button"
          className={classes.find}
          onPointerEnter={() => fetchAhead(loadPalette)}
          onFocus={() => fetchAhead(loadPalette)}
          onClick={() => setFinding(true)}
        >
          <Search size={16} aria-hidden />
          <span className={classes.findText}>{t("palette.open")}</span>
          <kbd className={classes.findKeys}>{isApple ? "⌘K" : "Ctrl K"}</kbd>
        </button>
        <UserMenu />
      </header>

      <main id="content" ref={main} tabIndex={-1} className={classes.main}>
        {children}
        <OverlayRoot />
      </main>
      <BottomBar onMore={() => setMenuOpen(true)} />
      {finding && <Palette onClose={() => setFinding(false)} />}
    </div>
  );
}
