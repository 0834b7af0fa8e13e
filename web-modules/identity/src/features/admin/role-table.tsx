import { allows, Panel, type Role, Text, Title, VisuallyHidden } from "@groundwork/kit";
import { Check, Minus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { ROLES } from "../directory/roles";
import classes from "./role-table.module.css";

/** What the product lets a role do, and the lowest role that may. The services decide by the same table. */
const CAPABILITIES = [
  { key: "ownership", from: "owner" },
  { key: "billing", from: "coOwner" },
  { key: "company", from: "admin" },
  { key: "templates", from: "manager" },
  { key: "approvals", from: "manager" },
  { key: "work", from: "member" },
] as const satisfies readonly { key: string; from: Role }[];

/** A manager's rights end at the projects that they manage. */
function isOwnProjectsOnly(role: Role, from: Role): boolean {
  return role === "manager" && from === "manager";
}

function Cell({ role, from }: { role: Role; from: Role }): ReactNode {
  const t = messages.useT();
  if (!allows(role, from)) {
    return (
      <td>
        <Minus size={16} aria-hidden className={classes.no} />
        <VisuallyHidden>{t("admin.roles.no")}</VisuallyHidden>
      </td>
    );
  }
  if (isOwnProjectsOnly(role, from)) return <td className={classes.own}>{t("admin.roles.ownProjects")}</td>;
  return (
    <td>
      <Check size={18} aria-hidden className={classes.yes} />
      <VisuallyHidden>{t("admin.roles.yes")}</VisuallyHidden>
    </td>
  );
}

function WideTable(): ReactNode {
  const t = messages.useT();
  return (
    <table className={classes.table}>
      <caption>{t("admin.roles.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("admin.roles.what")}</th>
          {ROLES.map((role) => (
            <th key={role} scope="col">
              {t(`role.${role}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CAPABILITIES.map(({ key, from }) => (
          <tr key={key}>
            <th scope="row">{t(`admin.can.${key}`)}</th>
            {ROLES.map((role) => (
              <Cell key={role} role={role} from={from} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same for a phone: a card a role with what it may do. */
function RoleCards(): ReactNode {
  const t = messages.useT();
  return (
    <div className={classes.cards}>
      {ROLES.map((role) => (
        <section key={role} className={classes.card}>
          <Title order={3}>{t(`role.${role}`)}</Title>
          <Text c="dimmed">{t(`role.${role}.means`)}</Text>
          <ul>
            {CAPABILITIES.filter(({ from }) => allows(role, from)).map(({ key, from }) => (
              <li key={key}>
                {t(`admin.can.${key}`)}
                {isOwnProjectsOnly(role, from) && ` (${t("admin.roles.ownProjects")})`}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function RoleTable(): ReactNode {
  const t = messages.useT();
  return (
    <>
      <div className={classes.frame}>
        <WideTable />
        <RoleCards />
      </div>
      <Panel title={t("admin.roles.rules")}>
        <ul className={classes.rules}>
          <li>{t("admin.roles.rule.owner")}</li>
          <li>{t("admin.roles.rule.self")}</li>
          <li>{t("admin.roles.rule.approve")}</li>
          <li>{t("admin.roles.rule.shareLink")}</li>
        </ul>
      </Panel>
    </>
  );
}
