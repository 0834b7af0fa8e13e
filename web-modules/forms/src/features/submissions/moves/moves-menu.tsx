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
import { type StepToTake, stepsToTake } from "./step-to-take";

/** What may be done with a submission beside pressing its buttons; nobody sees what they may not do. */
export function MovesMenu({ detail }: { detail: SubmissionDetail }): ReactNode {
  const t = moveMessages.useT();
  const readAgain = useReadAgain();
  const [move, setMove] = useState<Move | null>(null);
  const [handedOver, setHandedOver] = useState<StepToTake | null>(null);
  const [givenBack, setGivenBack] = useState<StepToTake | null>(null);
  const take = useAction<StepToTake, unknown>({
    run: ({ stepId }, options) => moves.claim(detail, stepId, options),
    onSuccess: async () => {
      toast.done({ title: t("moves.claim.done") });
      await readAgain("submissions", "todos");
    },
    onError: (error) => toast.error(error, t("moves.failed")),
  });
  const deleting = useDeleting(detail);
  const ofStep = (step: StepToTake): [boolean, string, () => void][] => {
    // Where several steps are open, each says which it is.
    const named = { step: step.stepName };
    const isOne = step.stepId === null;
    return [
      [step.mayClaim, isOne ? t("moves.claim.verb") : t("moves.claim.step", named), () => take.mutate(step)],
      [step.mayAssign, isOne ? t("moves.handOver.open") : t("moves.handOver.step", named), () => setHandedOver(step)],
      [
        step.mayAssign && step.assignee !== null,
        isOne ? t("moves.free.open") : t("moves.free.step", named),
        () => setGivenBack(step),
      ],
    ];
  };
  const items: [boolean, string, () => void][] = [
    ...stepsToTake(detail).flatMap((step) => ofStep(step)),
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
      <MoveDialog
        move={givenBack ? "free" : move}
        detail={detail}
        step={givenBack}
        onClose={() => {
          setMove(null);
          setGivenBack(null);
        }}
      />
      <HandOver step={handedOver} detail={detail} onClose={() => setHandedOver(null)} />
    </>
  );
}
