import {
  LOCALE_NAMES,
  LOCALES,
  setLocale,
  toast,
  useColorScheme,
  useNavigate,
  useRecents,
  useSession,
} from "@groundwork/kit";
import { Building2, Clock, Construction, House, Languages, LogOut, SunMoon, Zap } from "@groundwork/kit/icons";
import { messages } from "../messages";
import { commandsOf, findersOf, navigationOf } from "../modules/contributions";
import { useModules } from "../modules/module-store";
import type { PaletteGroup, PaletteItem } from "./item";

/** What the shell knows by itself and finds without asking anyone. */
export function useOwnGroups(): PaletteGroup[] {
  const t = messages.useT();
  const groups = [
    { id: "commands", title: t("palette.commands"), items: useCommands() },
    { id: "pages", title: t("palette.pages"), items: usePages() },
    { id: "project", title: t("palette.switchProject"), items: useProjects() },
    { id: "settings", title: t("palette.settings"), items: useSettings() },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** What was opened lately, as the finders that know it would show it. */
export function useRecentGroup(): PaletteGroup {
  const t = messages.useT();
  const navigate = useNavigate();
  const modules = useModules();
  const { access } = useSession();
  const icons = new Map(
    findersOf(modules, access).map(({ module, item }) => [`${module.context}:${item.id}`, item.icon]),
  );
  const items = useRecents()
    .all()
    .map(({ kind, label, detail, path }) => ({
      id: `recent:${path}`,
      label,
      ...(detail ? { detail } : {}),
      icon: icons.get(kind) ?? Clock,
      run: () => void navigate(path),
    }));
  return { id: "recent", title: t("palette.recent"), items };
}

function useCommands(): PaletteItem[] {
  const navigate = useNavigate();
  const { access } = useSession();
  return commandsOf(useModules(), access).map(({ module, item }) => ({
    id: `command:${module.context}:${item.id}`,
    label: module.messages.t(item.label),
    icon: Zap,
    keywords: item.keywords ? module.messages.t(item.keywords) : "",
    run: () => item.run((path) => void navigate(path)),
  }));
}

function usePages(): PaletteItem[] {
  const t = messages.useT();
  const navigate = useNavigate();
  const { access } = useSession();
  const home = { id: "page:/", label: t("home.title"), icon: House, run: () => void navigate("/") };
  const others = navigationOf(useModules(), access).map(({ module, item }) => ({
    id: `page:${item.path}`,
    label: module.messages.t(item.label),
    icon: item.icon,
    keywords: `${t(`nav.${item.section}`)} ${item.path}`,
    run: () => void navigate(item.path),
  }));
  return [home, ...others];
}

function useProjects(): PaletteItem[] {
  const t = messages.useT();
  const { profile, project: current, selectProject } = useSession();
  const all = { projectId: null, name: t("project.all") };
  return [...(profile?.projects ?? []), ...(current ? [all] : [])]
    .filter(({ projectId }) => projectId !== current?.projectId)
    .map(({ projectId, name }) => ({
      id: `project:${projectId}`,
      label: projectId === null ? name : t("command.project", { name }),
      icon: Construction,
      run: () => selectProject(projectId),
    }));
}

function useSettings(): PaletteItem[] {
  const t = messages.useT();
  const { profile, company, switchCompany, signOut } = useSession();
  const { setColorScheme } = useColorScheme();
  const companies = (profile?.groups ?? [])
    .filter((group) => group.groupId !== company?.groupId)
    .map((group) => ({
      id: `company:${group.groupId}`,
      label: t("command.company", { name: group.name }),
      icon: Building2,
      keywords: t("company.title"),
      run: () => switchCompany(group.groupId).catch((error: unknown) => toast.error(error, t("company.switch.failed"))),
    }));
  const languages = LOCALES.map((locale) => ({
    id: `language:${locale}`,
    label: t("command.language", { name: LOCALE_NAMES[locale] }),
    icon: Languages,
    keywords: "language 语言",
    run: () => setLocale(locale),
  }));
  const colours = (["light", "dark", "auto"] as const).map((scheme) => ({
    id: `colour:${scheme}`,
    label: t("command.colour", { name: t(`colour.${scheme}`) }),
    icon: SunMoon,
    keywords: "theme",
    run: () => setColorScheme(scheme),
  }));
  const leave = {
    id: "sign-out",
    label: t("command.signOut"),
    icon: LogOut,
    keywords: "log out",
    run: () => signOut().catch((error: unknown) => toast.error(error, t("signOut.failed"))),
  };
  return [...companies, ...languages, ...colours, leave];
}
