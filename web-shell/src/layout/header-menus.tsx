import { Avatar, useSession, VisuallyHidden } from "@groundwork/kit";
import { Building2, ChevronsUpDown, Construction } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "../messages";
import { fetchAhead } from "../modules/chunk";
import { useNeeded } from "../modules/use-needed";
import classes from "./layout.module.css";
import type { MenuContentProps } from "./menu-contents";

/**
 * The menus of the header. Their triggers are there at once; the menus themselves come with the part of the kit that
 * positions things, at the first touch of a trigger.
 */
const loadMenus = () => import("./menu-contents");
type MenuName = keyof typeof import("./menu-contents");

type Placement = "sidebar" | "drawer" | "header";

interface TriggerProps {
  /** Said before what is written on the trigger. */
  label: string;
  className: string | undefined;
  placement?: Placement;
  menu: MenuName;
  children: ReactNode;
}

function HeaderMenu({ label, className, placement = "header", menu, children }: TriggerProps): ReactNode {
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const trigger = (
    <button
      ref={button}
      type="button"
      className={className}
      data-placement={placement === "drawer" ? "sidebar" : placement}
      aria-haspopup="menu"
      aria-expanded={opened}
      onPointerEnter={() => fetchAhead(loadMenus)}
      onFocus={() => fetchAhead(loadMenus)}
      onClick={() => {
        setWanted(true);
        setOpened(!opened);
      }}
      // The menu hears Escape once the focus is in it, a moment after it is seen.
      onKeyDown={(event) => event.key === "Escape" && setOpened(false)}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </button>
  );
  if (!wanted) return trigger;
  return (
    <OpenedMenu
      menu={menu}
      button={button}
      trigger={trigger}
      opened={opened}
      onChange={setOpened}
      inPlace={placement === "drawer"}
      onMissing={() => {
        setWanted(false);
        setOpened(false);
      }}
    />
  );
}

interface OpenedMenuProps extends MenuContentProps {
  menu: MenuName;
  onMissing: () => void;
}

function OpenedMenu({ menu, button, onMissing, ...rest }: OpenedMenuProps): ReactNode {
  const chunk = useNeeded(loadMenus, onMissing);
  const [anchored, setAnchored] = useState(false);
  const isThere = chunk !== null;
  useEffect(() => {
    if (!isThere) return;
    // The menu draws its trigger anew. With the focus there it opens, and so knows where to return it to.
    button.current?.focus();
    setAnchored(true);
  }, [isThere, button]);
  if (!chunk) return rest.trigger;
  const Content = chunk[menu];
  return <Content {...rest} button={button} opened={rest.opened && anchored} />;
}

export function CompanyMenu({ placement }: { placement: Placement }): ReactNode {
  const t = messages.useT();
  const { company } = useSession();
  const name = company?.name ?? t("company.none");
  return (
    <HeaderMenu label={t("company.switch")} className={classes.trigger} placement={placement} menu="CompanyContent">
      <CompanyMark />
      <span className={classes.triggerText}>
        {name}
        {company?.role && <small>{t("company.role", { role: company.role })}</small>}
      </span>
      <ChevronsUpDown size={15} aria-hidden />
    </HeaderMenu>
  );
}

/** Its logo on white, as it was drawn for; else a sign in its colour, if it has one. */
function CompanyMark(): ReactNode {
  const { company } = useSession();
  const background = company?.color ?? undefined;
  if (company?.logoUrl) return <img className={classes.logo} src={company.logoUrl} alt="" />;
  if (!background) return <Building2 size={18} aria-hidden />;
  return (
    <span className={classes.mark} style={{ background }} aria-hidden>
      <Building2 size={16} />
    </span>
  );
}

export function ProjectMenu(): ReactNode {
  const t = messages.useT();
  const { project } = useSession();
  const name = project?.name ?? t("project.all");
  return (
    <HeaderMenu label={t("project.switch")} className={classes.trigger} menu="ProjectContent">
      <Construction size={18} aria-hidden />
      <span className={classes.triggerText}>{name}</span>
      <ChevronsUpDown size={15} aria-hidden />
    </HeaderMenu>
  );
}

export function UserMenu(): ReactNode {
  const t = messages.useT();
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <HeaderMenu label={t("user.menu", { name: profile.fullName })} className={classes.trigger} menu="UserContent">
      <Avatar
        decorative
        name={profile.fullName}
        abbreviation={profile.nameAbbreviation}
        backgroundColor={profile.abbreviationBgColor}
        photoUrl={profile.photoUrl}
      />
    </HeaderMenu>
  );
}
