import {
  Alert,
  Button,
  Dialog,
  ErrorState,
  Group,
  LoadingState,
  Stack,
  Text,
  useQuery,
  useSession,
} from "@groundwork/kit";
import type { Person } from "@groundwork/kit/directory";
import { PersonField } from "@groundwork/kit/forms";
import { TriangleAlert } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { roleOf } from "../directory/roles";
import { useWrite } from "../directory/use-write";
import { type MemberDetail, memberWrites, type RemovalPreview, removalPreviewQuery } from "./api";

/** What has no one else once the person is gone. */
function Waiting({ preview }: { preview: RemovalPreview }): ReactNode {
  const t = messages.useT();
  const lines = [
    ...preview.teamsAsOnlyLead.map((team) => t("members.remove.onlyLead", { team: team.name })),
    ...preview.projectsAsOnlyManager.map((project) => t("members.remove.onlyManager", { project: project.name })),
  ];
  if (lines.length === 0) return <Text>{t("members.remove.nothingWaits")}</Text>;
  return <Listed heading={t("members.remove.waits")} lines={lines} />;
}

/** What the person sent and nobody has accepted yet: it ends with them. */
function Invites({ preview }: { preview: RemovalPreview }): ReactNode {
  const t = messages.useT();
  const { openInvites } = preview;
  if (openInvites.length === 0) return null;
  return (
    <Listed
      heading={t("members.remove.invites", { count: openInvites.length })}
      lines={openInvites.map(({ email, role }) =>
        t("members.remove.invite", { email, role: t(`role.${roleOf(role)}`) }),
      )}
    />
  );
}

function Listed({ heading, lines }: { heading: string; lines: readonly string[] }): ReactNode {
  return (
    <div>
      <Text fw={600}>{heading}</Text>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

export interface RemoveDialogProps {
  member: MemberDetail;
  onClose: () => void;
  onRemoved: () => void;
}

/** Takes someone out of the company: first says what waits on them and lets another person take it over. */
export function RemoveDialog({ member, onClose, onRemoved }: RemoveDialogProps): ReactNode {
  const t = messages.useT();
  const { company } = useSession();
  const [successor, setSuccessor] = useState<Person | null>(null);
  const preview = useQuery(removalPreviewQuery(member.userId));
  const name = member.fullName;

  const remove = useWrite<void>({
    run: (_, options) =>
      memberWrites.remove(
        {
          groupId: company?.groupId ?? "",
          userId: member.userId,
          ...(successor ? { successorUserId: successor.userId } : {}),
        },
        options,
      ),
    changes: ["members", "teams", "projects", "invites", "company"],
    done: () => ({
      title: t("members.remove.done", { name }),
      detail: successor ? t("members.remove.takenOver", { name: successor.fullName }) : t("members.remove.seatFree"),
    }),
    failed: () => t("members.remove.failed", { name }),
    onSuccess: () => {
      onClose();
      onRemoved();
    },
  });

  const waits =
    preview.data !== undefined && preview.data.teamsAsOnlyLead.length + preview.data.projectsAsOnlyManager.length > 0;
  let body: ReactNode = <LoadingState rows={4} />;
  if (preview.error) body = <ErrorState error={preview.error} retry={() => void preview.refetch()} />;
  else if (preview.data && !preview.data.canRemove) {
    body = (
      <Alert
        color="amber"
        variant="light"
        icon={<TriangleAlert size={18} aria-hidden />}
        title={t("members.remove.cannot")}
      >
        {preview.data.reason}
      </Alert>
    );
  } else if (preview.data) {
    body = (
      <>
        <Text>{t("members.remove.body", { name, company: company?.name ?? "" })}</Text>
        <Waiting preview={preview.data} />
        <Invites preview={preview.data} />
        {waits && (
          <PersonField
            name="successor"
            label={t("members.remove.successor")}
            description={t("members.remove.successorHelp")}
            placeholder={t("members.remove.nobody")}
            except={new Set([member.userId])}
            value={successor}
            onChange={setSuccessor}
            error={null}
            clearable
          />
        )}
      </>
    );
  }
  return (
    <Dialog opened onClose={onClose} title={t("members.remove.title", { name })}>
      <Stack gap="md">
        {body}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t("directory.cancel")}
          </Button>
          {preview.data?.canRemove && (
            <Button color="brick" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t("members.remove.verb", { name })}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
