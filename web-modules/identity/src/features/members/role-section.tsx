import { Button, Group, PaneSection, Text, useSession } from "@groundwork/kit";
import { RadioField } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { type GivenRole, type RoleChoice, roleChoice, roleOf } from "../directory/roles";
import { useWrite } from "../directory/use-write";
import { type MemberDetail, memberWrites } from "./api";

interface RoleFormProps {
  member: MemberDetail;
  current: GivenRole;
  roles: readonly GivenRole[];
}

function RoleForm({ member, current, roles }: RoleFormProps): ReactNode {
  const t = messages.useT();
  const { company } = useSession();
  const [chosen, setChosen] = useState(current);
  const name = member.fullName;

  const change = useWrite<{ from: GivenRole; to: GivenRole }>({
    run: ({ to }, options) =>
      memberWrites.changeRole({ groupId: company?.groupId ?? "", userId: member.userId, role: to }, options),
    changes: ["members", "company"],
    done: (_, { from, to }) => ({
      title: t("members.role.changed", { name, role: t(`role.${to}`) }),
      detail: t(`role.${to}.means`),
      action: { label: t("directory.undo"), run: () => change.mutate({ from: to, to: from }) },
    }),
    failed: () => t("members.role.failed", { name }),
  });

  return (
    <>
      <RadioField<GivenRole>
        name="role"
        label={t("members.role.label")}
        error={null}
        value={chosen}
        onChange={setChosen}
        options={roles.map((role) => ({
          value: role,
          label: t(`role.${role}`),
          description: t(`role.${role}.means`),
        }))}
      />
      {chosen !== current && (
        <Group gap="sm">
          <Button loading={change.isPending} onClick={() => change.mutate({ from: current, to: chosen })}>
            {t("members.role.change", { role: t(`role.${chosen}`) })}
          </Button>
          <Button variant="default" disabled={change.isPending} onClick={() => setChosen(current)}>
            {t("directory.cancel")}
          </Button>
        </Group>
      )}
    </>
  );
}

function Reason({ choice }: { choice: RoleChoice }): ReactNode {
  const t = messages.useT();
  // Members are not told what they may not do on every page.
  if (choice.reason === null || choice.reason === "onlyAdmins") return null;
  return (
    <Text size="sm" c="dimmed">
      {t(`members.role.reason.${choice.reason}`)}
    </Text>
  );
}

/** What the person may do, and giving them another role. A change takes effect at once and can be undone. */
export function RoleSection({ member }: { member: MemberDetail }): ReactNode {
  const t = messages.useT();
  const { profile, company } = useSession();
  const current = roleOf(member.role);
  const choice = roleChoice(company?.role ?? null, current, profile?.userId === member.userId);
  return (
    <PaneSection title={t("members.role")}>
      {current === "owner" || choice.roles.length === 0 ? (
        <Text>{t(`role.${current}.means`)}</Text>
      ) : (
        <RoleForm key={current} member={member} current={current} roles={choice.roles} />
      )}
      <Reason choice={choice} />
    </PaneSection>
  );
}
