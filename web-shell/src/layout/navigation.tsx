import { NavLink, useSession } from "@groundwork/kit";
import { House, TriangleAlert } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../messages";
import { navigationOf, SECTIONS } from "../modules/contributions";
import { moduleName } from "../modules/module-name";
import { retryModule, useModules } from "../modules/module-store";
import classes from "./navigation.module.css";

/** A module that is not there, in the place where one would look for it. */
function FailedEntry({ context }: { context: string }): ReactNode {
  const t = messages.useT();
  const [trying, setTrying] = useState(false);
  return (
    <button
      type="button"
      className={classes.failed}
      disabled={trying}
      onClick={async () => {
        setTrying(true);
        await retryModule(context);
        setTrying(false);
      }}
    >
      <TriangleAlert size={18} aria-hidden />
      <span>
        {t("module.failed.short", { name: moduleName(context) })}
        <small>{t("module.retry")}</small>
      </span>
    </button>
  );
}

function EntryCount({ useCount }: { useCount: () => number }): ReactNode {
  const count = useCount();
  return count > 0 && <span className={classes.count}>{count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}</span>;
}

const MOST_COUNTED = 99;

/** Of another entry: then it marks only its own page, so that one place is never marked twice. */
function isParent(path: string, entries: ReturnType<typeof navigationOf>): boolean {
  return entries.some(({ item }) => item.path.startsWith(`${path}/`));
}

export function Navigation({ onNavigate }: { onNavigate?: () => void }): ReactNode {
  const t = messages.useT();
  const { access } = useSession();
  const modules = useModules();
  const entries = navigationOf(modules, access);
  const failed = modules.modules.filter((each) => each.state === "failed");
  return (
    <nav className={classes.navigation} aria-label={t("nav.label")}>
      <NavLink to="/" end className={classes.entry ?? ""} onClick={() => onNavigate?.()}>
        <House size={18} aria-hidden />
        {t("home.title")}
      </NavLink>
      {SECTIONS.map((section) => {
        const inSection = entries.filter(({ item }) => item.section === section);
        if (inSection.length === 0) return null;
        return (
          <div key={section} className={classes.section}>
            <h2 className={classes.heading}>{t(`nav.${section}`)}</h2>
            {inSection.map(({ module, item }) => (
              <NavLink
                key={item.path}
                to={item.path}
                end={isParent(item.path, entries)}
                className={classes.entry ?? ""}
                onClick={() => onNavigate?.()}
              >
                <item.icon size={18} aria-hidden />
                {module.messages.t(item.label)}
                {item.useCount && <EntryCount useCount={item.useCount} />}
              </NavLink>
            ))}
          </div>
        );
      })}
      {failed.map(({ context }) => (
        <FailedEntry key={context} context={context} />
      ))}
    </nav>
  );
}

const IN_BAR = 3;

/** On a phone: the first entries within reach of a thumb, the rest behind "More". */
export function BottomBar({ onMore }: { onMore: () => void }): ReactNode {
  const t = messages.useT();
  const { access } = useSession();
  const all = navigationOf(useModules(), access);
  const entries = all.slice(0, IN_BAR);
  return (
    <nav className={classes.bar} aria-label={t("nav.label")}>
      <NavLink to="/" end className={classes.barEntry ?? ""}>
        <House size={20} aria-hidden />
        {t("home.title")}
      </NavLink>
      {entries.map(({ module, item }) => (
        <NavLink key={item.path} to={item.path} end={isParent(item.path, all)} className={classes.barEntry ?? ""}>
          <item.icon size={20} aria-hidden />
          {module.messages.t(item.label)}
          {item.useCount && <EntryCount useCount={item.useCount} />}
        </NavLink>
      ))}
      <button type="button" className={classes.barEntry} onClick={onMore}>
        <span className={classes.dots} aria-hidden="true">
          •••
        </span>
        {t("bottom.more")}
      </button>
    </nav>
  );
}
