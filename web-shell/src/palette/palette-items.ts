import { LOCALE_NAMES, LOCALES, setLocale, toast, useColorScheme, useNavigate, useSession } from "@groundwork/kit";
import { messages } from "../messages";
import { commandsOf, navigationOf } from "../modules/contributions";
import { useModules } from "../modules/module-store";

export interface PaletteItem {
  id: string;
  label: string;
  /** Which kind of thing it is, said beside it. */
  group: string;
  keywords: string;
  run: () => void | Promise<void>;
}

/** Every word typed must occur somewhere; what starts with the text comes first. */
export function search(items: readonly PaletteItem[], query: string): PaletteItem[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const first = words.join(" ");
  const rank = (item: PaletteItem) => (item.label.toLocaleLowerCase().startsWith(first) ? 0 : 1);
  return items
    .filter((item) => {
      const text = `${item.label} ${item.group} ${item.keywords}`.toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => rank(a) - rank(b));
}

export function usePaletteItems(): PaletteItem[] {
  const t = messages.useT();
  const navigate = useNavigate();
  const modules = useModules();
  const session = useSession();
  const { setColorScheme } = useColorScheme();
  const go = (path: string) => void navigate(path);

  const pages = navigationOf(modules, session.access).map(({ module, item }) => ({
    id: `page:${item.path}`,
    label: module.messages.t(item.label),
    group: t(`nav.${item.section}`),
    keywords: item.path,
    run: () => go(item.path),
  }));
  const commands = commandsOf(modules, session.access).map(({ module, item }) => ({
    id: `command:${module.context}:${item.id}`,
    label: module.messages.t(item.label),
    group: "",
    keywords: item.keywords ? module.messages.t(item.keywords) : "",
    run: () => item.run(go),
  }));
  const projects = (session.profile?.projects ?? []).map((project) => ({
    id: `project:${project.projectId}`,
    label: project.name,
    group: t("project.title"),
    keywords: "",
    run: () => session.selectProject(project.projectId),
  }));
  const companies = (session.profile?.groups ?? [])
    .filter((group) => group.groupId !== session.company?.groupId)
    .map((group) => ({
      id: `company:${group.groupId}`,
      label: t("command.company", { name: group.name }),
      group: t("company.title"),
      keywords: "",
      run: () =>
        session.switchCompany(group.groupId).catch((error: unknown) => toast.error(error, t("company.switch.failed"))),
    }));
  const languages = LOCALES.map((locale) => ({
    id: `language:${locale}`,
    label: t("command.language", { name: LOCALE_NAMES[locale] }),
    group: "",
    keywords: "language 语言",
    run: () => setLocale(locale),
  }));
  const colours = (["light", "dark", "auto"] as const).map((scheme) => ({
    id: `colour:${scheme}`,
    label: t("command.colour", { name: t(`colour.${scheme}`) }),
    group: "",
    keywords: "theme",
    run: () => setColorScheme(scheme),
  }));
  const signOut = {
    id: "sign-out",
    label: t("command.signOut"),
    group: "",
    keywords: "log out",
    run: () => session.signOut().catch((error: unknown) => toast.error(error, t("signOut.failed"))),
  };
  return [...pages, ...commands, ...projects, ...companies, ...languages, ...colours, signOut];
}
