import { AppPage, EmptyState, Link, LoadingState, Panel, StatusBadge, useSession } from "@groundwork/kit";
import { Construction, HardHat } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../messages";
import { homeOf, navigationOf } from "../modules/contributions";
import { FailedModules } from "../modules/failed-modules";
import { useModules } from "../modules/module-store";
import { HomeCards } from "./home-cards";
import classes from "./pages.module.css";

export function HomePage(): ReactNode {
  const t = messages.useT();
  const { profile, company, access, project, selectProject } = useSession();
  const modules = useModules();
  const cards = homeOf(modules, access);
  // For whom no module has a card, the ways on are the page.
  const entries = cards.length === 0 && !modules.starting ? navigationOf(modules, access) : [];
  return (
    <AppPage title={t("home.greeting", { name: profile?.fullName ?? "" })} description={company?.name}>
      <FailedModules />
      {access === "user" && (
        <EmptyState
          icon={HardHat}
          title={t("company.none")}
          action={<Link to="/create-company">{t("company.create")}</Link>}
        >
          {t("noAccess.noCompany")}
        </EmptyState>
      )}
      {modules.starting && access !== "user" ? <LoadingState shape="cards" rows={2} /> : <HomeCards cards={cards} />}
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
      {profile && profile.projects.length > 0 && (
        <Panel title={t("home.projects")} description={t("home.projectsHelp")}>
          <div className={classes.tiles}>
            {profile.projects.map((each) => (
              <button
                key={each.projectId}
                type="button"
                className={classes.tile}
                aria-pressed={project?.projectId === each.projectId}
                onClick={() => selectProject(project?.projectId === each.projectId ? null : each.projectId)}
              >
                <Construction size={22} aria-hidden />
                <span>
                  {each.name}
                  <small>{each.timeZone.replaceAll("_", " ")}</small>
                </span>
                {each.isProjectManager && (
                  <StatusBadge tone="active">{t("company.role", { role: "manager" })}</StatusBadge>
                )}
              </button>
            ))}
          </div>
        </Panel>
      )}
    </AppPage>
  );
}
