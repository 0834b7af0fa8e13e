import { ActionIcon, toast, useAction } from "@groundwork/kit";
import { Ellipsis } from "@groundwork/kit/icons";
import { Menu } from "@groundwork/kit/overlay";
import { type ReactNode, useState } from "react";
import { deletedMessages } from "../../../messages/deleted";
import { moveMessages } from "../../../messages/move-dialogs";
import { useReadAgain } from "../../api/keys";
import type { SubmissionDetail } from "../api";
import { useDeleting } from "../deleted/use-deleting";
import { moves } from "./api";
import { HandOver } from "./hand-over";
import { MoveDialog } from "./move-dialog";
import type { Move } from "./move-form";

/** What may be done with a submission beside pressing its buttons; nobody sees what they may not do. */
export function MovesMenu({ detail }: { detail: SubmissionDetail }): ReactNode {
  const t = moveMessages.useT();
  const readAgain = useReadAgain();
  const [move, setMove] = useState<Move | null>(null);
  const [isHandingOver, setHandingOver] = useState(false);
  const take = useAction<void, unknown>({
    run: (_, options) => moves.claim(detail, options),
    onSuccess: async () => {
      toast.done({ title: t("moves.claim.done") });
      await readAgain("submissions", "todos");
    },
    onError: (error) => toast.error(error, t("moves.failed")),
  });
  const deleting = useDeleting(detail);
  const items: [boolean, string, () => void][] = [
    [detail.mayClaim, t("moves.claim.verb"), () => take.mutate()],
    [detail.mayAssign, t("moves.handOver.open"), () => setHandingOver(true)],
    [detail.mayAssign && detail.assignee !== null, t("moves.free.open"), () => setMove("free")],
    [detail.mayRecall, t("moves.recall.open"), () => setMove("recall")],
    [detail.stepsToReopen.length > 0, t("moves.reopen.open"), () => setMove("reopen")],
    [detail.mayVoid, t("moves.void.open"), () => setMove("void")],
    [detail.mayDelete, deletedMessages.t("deleted.delete"), () => void deleting.ask()],
  ];
  const offered = items.filter(([isOffered]) => isOffered);
  if (offered.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t("moves.more")}
            loading={take.isPending || deleting.isPending}
          >
            <Ellipsis size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {offered.map(([, label, run]) => (
            <Menu.Item key={label} onClick={run}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <MoveDialog move={move} detail={detail} onClose={() => setMove(null)} />
      <HandOver opened={isHandingOver} detail={detail} onClose={() => setHandingOver(false)} />
    </>
  );
}
