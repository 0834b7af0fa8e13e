import { AppPage, Columns, Link, LoadingState, Panel, Slot, useSession, useSlot } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../messages";
import { navigationOf } from "../modules/contributions";
import { FailedModules } from "../modules/failed-modules";
import { useModules } from "../modules/module-store";
import { KeptHere } from "../offline/kept-here";
import { useReachable } from "../offline/reachable";
import { NoCompany } from "./no-company";
import classes from "./pages.module.css";

export function HomePage(): ReactNode {
  const t = messages.useT();
  const { profile, company, access } = useSession();
  const modules = useModules();
  const reachable = useReachable();
  // Each of them would only say that it can't be read.
  const hasCards = useSlot("home.card").length > 0 && reachable;
  // For whom no module has a card, the ways on are the page.
  const entries = hasCards || modules.starting ? [] : navigationOf(modules, access);
  return (
    <AppPage title={t("home.greeting", { name: profile?.fullName ?? "" })} description={company?.name}>
      <FailedModules />
      {access === "user" && <NoCompany />}
      {!reachable && <KeptHere />}
      {modules.starting && access !== "user" && <LoadingState shape="cards" rows={2} />}
      {!modules.starting && reachable && (
        <Columns min="24rem">
          <Slot name="home.card" given={{}} />
        </Columns>
      )}
      {entries.length > 0 && (
        <Panel title={t("home.where")}>
          <nav className={classes.tiles} aria-label={t("home.where")}>
            {entries.map(({ module, item }) => (
              <Link key={item.path} to={item.path} className={classes.tile ?? ""}>
                <item.icon size={22} aria-hidden />
                {module.messages.t(item.label)}
              </Link>
            ))}
          </nav>
        </Panel>
      )}
    </AppPage>
  );
}
