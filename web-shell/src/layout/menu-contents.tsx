import {
  LOCALE_NAMES,
  LOCALES,
  type Locale,
  runReported,
  setLocale,
  toast,
  useColorScheme,
  useLocale,
  useNavigate,
  useSession,
} from "@groundwork/kit";
import { LogOut, Monitor, Moon, Sun, UserRound } from "@groundwork/kit/icons";
import { Menu } from "@groundwork/kit/overlay";
import type { ReactNode, RefObject } from "react";
import { messages } from "../messages";
import { routesOf } from "../modules/contributions";
import { useModules } from "../modules/module-store";

const COLOURS = [
  { value: "light", icon: Sun },
  { value: "dark", icon: Moon },
  { value: "auto", icon: Monitor },
] as const;

const ALL = "all";

export interface MenuContentProps {
  /** The trigger, which the menu is anchored to. */
  trigger: ReactNode;
  button: RefObject<HTMLButtonElement | null>;
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** Drawn beside its trigger: the drawer is a modal dialog of the browser, which lies over everything outside of it. */
  inPlace: boolean;
}

function Frame({
  trigger,
  button,
  opened,
  onChange,
  inPlace,
  children,
}: MenuContentProps & { children: ReactNode }): ReactNode {
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-start" width={260} withinPortal={!inPlace}>
      <Menu.Target>{trigger as React.JSX.Element}</Menu.Target>
      {/* It takes the focus a moment after it is seen, also when it is closing by then. */}
      <Menu.Dropdown onFocus={() => opened || button.current?.focus()}>{children}</Menu.Dropdown>
    </Menu>
  );
}

export function CompanyContent(props: MenuContentProps): ReactNode {
  const t = messages.useT();
  const { profile, company, switchCompany } = useSession();
  const change = (groupId: string) =>
    groupId !== company?.groupId &&
    runReported(() => switchCompany(groupId)).catch((error: unknown) => toast.error(error, t("company.switch.failed")));
  return (
    <Frame {...props}>
      <Menu.Label>{t("company.title")}</Menu.Label>
      <Menu.RadioGroup value={company?.groupId ?? ""} onChange={change}>
        {(profile?.groups ?? []).map((group) => (
          <Menu.RadioItem key={group.groupId} value={group.groupId}>
            {group.name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </Frame>
  );
}

export function ProjectContent(props: MenuContentProps): ReactNode {
  const t = messages.useT();
  const { profile, project, selectProject } = useSession();
  return (
    <Frame {...props}>
      <Menu.Label>{t("project.title")}</Menu.Label>
      <Menu.RadioGroup value={project?.projectId ?? ALL} onChange={(id) => selectProject(id === ALL ? null : id)}>
        {[{ projectId: ALL, name: t("project.all") }, ...(profile?.projects ?? [])].map((option) => (
          <Menu.RadioItem key={option.projectId} value={option.projectId}>
            {option.name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </Frame>
  );
}

export function UserContent(props: MenuContentProps): ReactNode {
  const t = messages.useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const { profile, signOut } = useSession();
  const { colorScheme, setColorScheme } = useColorScheme();
  const hasProfile = routesOf(useModules()).some(({ item }) => item.path === "/profile");
  const leave = () => runReported(signOut).catch((error: unknown) => toast.error(error, t("signOut.failed")));
  return (
    <Frame {...props}>
      <Menu.Label>
        {profile?.fullName}
        <br />
        {profile?.email}
      </Menu.Label>
      {hasProfile && (
        <Menu.Item leftSection={<UserRound size={16} aria-hidden />} onClick={() => navigate("/profile")}>
          {t("user.profile")}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Label>{t("language.title")}</Menu.Label>
      <Menu.RadioGroup value={locale} onChange={(next) => void setLocale(next as Locale)}>
        {LOCALES.map((each) => (
          <Menu.RadioItem key={each} value={each} lang={each}>
            {LOCALE_NAMES[each]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Label>{t("colour.title")}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(next) => setColorScheme(next as typeof colorScheme)}>
        {COLOURS.map(({ value, icon: Icon }) => (
          <Menu.RadioItem key={value} value={value} rightSection={<Icon size={16} aria-hidden />}>
            {t(`colour.${value}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Item leftSection={<LogOut size={16} aria-hidden />} onClick={leave}>
        {t("command.signOut")}
      </Menu.Item>
    </Frame>
  );
}
