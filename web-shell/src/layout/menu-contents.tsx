import {
  LOCALE_NAMES,
  LOCALES,
  runReported,
  setLocale,
  toast,
  useColorScheme,
  useLocale,
  useNavigate,
  useSession,
} from "@groundwork/kit";
import { Check, LogOut, Monitor, Moon, Sun, UserRound } from "@groundwork/kit/icons";
import { Menu } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { messages } from "../messages";
import { routesOf } from "../modules/contributions";
import { useModules } from "../modules/module-store";
import type { MenuContentProps } from "./header-menus";

const COLOURS = [
  { value: "light", icon: Sun },
  { value: "dark", icon: Moon },
  { value: "auto", icon: Monitor },
] as const;

const tick = (on: boolean): ReactNode => (on ? <Check size={16} aria-hidden /> : null);

function Frame({ trigger, opened, onChange, children }: MenuContentProps & { children: ReactNode }): ReactNode {
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-start" width={260}>
      <Menu.Target>{trigger as React.JSX.Element}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

export function CompanyContent(props: MenuContentProps): ReactNode {
  const t = messages.useT();
  const { profile, company, switchCompany } = useSession();
  const change = (groupId: string) =>
    runReported(() => switchCompany(groupId)).catch((error: unknown) => toast.error(error, t("company.switch.failed")));
  return (
    <Frame {...props}>
      <Menu.Label>{t("company.title")}</Menu.Label>
      {(profile?.groups ?? []).map((group) => {
        const current = group.groupId === company?.groupId;
        return (
          <Menu.Item
            key={group.groupId}
            role="menuitemradio"
            aria-checked={current}
            rightSection={tick(current)}
            onClick={() => current || change(group.groupId)}
          >
            {group.name}
          </Menu.Item>
        );
      })}
    </Frame>
  );
}

export function ProjectContent(props: MenuContentProps): ReactNode {
  const t = messages.useT();
  const { profile, project, selectProject } = useSession();
  const options = [{ projectId: null, name: t("project.all") }, ...(profile?.projects ?? [])];
  return (
    <Frame {...props}>
      <Menu.Label>{t("project.title")}</Menu.Label>
      {options.map((option) => {
        const current = option.projectId === (project?.projectId ?? null);
        return (
          <Menu.Item
            key={option.projectId ?? "all"}
            role="menuitemradio"
            aria-checked={current}
            rightSection={tick(current)}
            onClick={() => selectProject(option.projectId)}
          >
            {option.name}
          </Menu.Item>
        );
      })}
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
      {LOCALES.map((each) => (
        <Menu.Item
          key={each}
          role="menuitemradio"
          aria-checked={each === locale}
          rightSection={tick(each === locale)}
          lang={each}
          onClick={() => void setLocale(each)}
        >
          {LOCALE_NAMES[each]}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Label>{t("colour.title")}</Menu.Label>
      {COLOURS.map(({ value, icon: Icon }) => (
        <Menu.Item
          key={value}
          role="menuitemradio"
          aria-checked={value === colorScheme}
          leftSection={<Icon size={16} aria-hidden />}
          rightSection={tick(value === colorScheme)}
          onClick={() => setColorScheme(value)}
        >
          {t(`colour.${value}`)}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item leftSection={<LogOut size={16} aria-hidden />} onClick={leave}>
        {t("command.signOut")}
      </Menu.Item>
    </Frame>
  );
}
