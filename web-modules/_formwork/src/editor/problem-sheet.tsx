import type { ReactNode } from "react";
import { BottomSheet } from "./bottom-sheet";
import ProblemList, { type ProblemListProps } from "./problem-list";
import { useProblemsTitle } from "./problems-title";

interface ProblemSheetProps extends Omit<ProblemListProps, "onChoose"> {
  opened: boolean;
}

/** The list of problems where it has no place beside the form. */
export default function ProblemSheet({ opened, items, publishing }: ProblemSheetProps): ReactNode {
  const titleOf = useProblemsTitle();
  return (
    <BottomSheet opened={opened} onClose={publishing.close} title={titleOf(items)}>
      <ProblemList items={items} publishing={publishing} onChoose={publishing.close} />
    </BottomSheet>
  );
}
